//! What dice were read as, of whichever chart of a title.

/// Writes types as their `Display` prints them.
#[macro_export]
macro_rules! serialize_as_printed {
    ($($printed:ty),* $(,)?) => {$(
        impl serde::Serialize for $printed {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

/// Makes the enum `Outcome` of all results that a title's charts have, each as its chart's own type has it.
#[macro_export]
macro_rules! outcomes {
    ($($(#[$doc:meta])* $name:ident($result:ty),)*) => {
        /// A result of any chart, as the chart's own type has it; printed as it stands in the chart.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Outcome {
            $($(#[$doc])* $name($result),)*
        }

        $(impl From<$result> for Outcome {
            fn from(result: $result) -> Outcome {
                Outcome::$name(result)
            }
        })*

        impl std::fmt::Display for Outcome {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Outcome::$name(result) => result.fmt(f),)*
                }
            }
        }

        $crate::serialize_as_printed!(Outcome);
    };
}
