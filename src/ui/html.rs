//! Parts of the page that only show something, written as HTML.
//!
//! A view of Leptos compiles to code for each of its elements; a part that is drawn anew as a
//! whole is smaller and quicker as a text. What can be done in it is said by its attributes,
//! `data-order`, `data-chart`, `data-pick` and `data-act`, which [`super::hand`] carries out.

use std::fmt::{Display, Write};

/// An element being written. In a box: hundreds of calls hand it on, and a pointer is less code in
/// each than what it points to.
pub struct Element(Box<Written>);

/// What is written of an element so far.
struct Written {
    html: String,
    name: &'static str,
    open: bool,
}

/// Begins an element.
#[inline(never)]
pub fn el(name: &'static str) -> Element {
    Element(Box::new(Written {
        html: format!("<{name}"),
        name,
        open: true,
    }))
}

/// Writes a text so that nothing in it is taken for HTML.
fn escape(html: &mut String, text: &dyn Display) {
    let start = html.len();
    // Writing to a string cannot fail.
    let _ = write!(html, "{text}");
    let marked = |text: &str| text.contains(['<', '>', '&', '"']);
    if html.get(start..).is_some_and(marked) {
        let raw = html.split_off(start);
        for letter in raw.chars() {
            match letter {
                '<' => html.push_str("&lt;"),
                '>' => html.push_str("&gt;"),
                '&' => html.push_str("&amp;"),
                '"' => html.push_str("&quot;"),
                other => html.push(other),
            }
        }
    }
}

impl Element {
    /// Gives it an attribute.
    #[inline(never)]
    pub fn attr(mut self, name: &str, value: &dyn Display) -> Element {
        let html = &mut self.0.html;
        html.push(' ');
        html.push_str(name);
        html.push_str("=\"");
        escape(html, value);
        html.push('"');
        self
    }

    /// Gives it classes.
    #[inline(never)]
    pub fn class(self, classes: &str) -> Element {
        self.attr("class", &classes)
    }

    /// Gives it an attribute without a value, if the condition holds.
    #[inline(never)]
    pub fn flag(mut self, name: &str, condition: bool) -> Element {
        if condition {
            self.0.html.push(' ');
            self.0.html.push_str(name);
        }
        self
    }

    fn close_tag(&mut self) {
        if std::mem::take(&mut self.0.open) {
            self.0.html.push('>');
        }
    }

    /// Adds a text.
    #[inline(never)]
    pub fn text(mut self, text: &dyn Display) -> Element {
        self.close_tag();
        escape(&mut self.0.html, text);
        self
    }

    /// Adds HTML.
    #[inline(never)]
    pub fn html(mut self, html: &str) -> Element {
        self.close_tag();
        self.0.html.push_str(html);
        self
    }

    /// Ends it; an input has no end tag.
    #[inline(never)]
    pub fn end(mut self) -> String {
        self.close_tag();
        let Written { mut html, name, .. } = *self.0;
        if name != "input" {
            html.push_str("</");
            html.push_str(name);
            html.push('>');
        }
        html
    }
}

/// An element with a class and a text.
#[inline(never)]
pub fn tag(name: &'static str, class: &str, text: &dyn Display) -> String {
    let element = el(name);
    if class.is_empty() {
        element
    } else {
        element.class(class)
    }
    .text(text)
    .end()
}

/// An element with a class and HTML in it.
#[inline(never)]
pub fn wrap(name: &'static str, class: &str, html: &str) -> String {
    let element = el(name);
    if class.is_empty() {
        element
    } else {
        element.class(class)
    }
    .html(html)
    .end()
}

/// A small counter: a side's plate with a picture on it.
#[inline(never)]
pub fn unit(side: &str, picture: &str) -> String {
    let turn = match (picture, side) {
        ("carrier", _) => 0,
        (_, "us") => -90,
        _ => 90,
    };
    format!(
        "<svg class=\"unit {side}\" viewBox=\"-32 -32 64 64\" aria-hidden=\"true\"><use href=\"#plate-{side}\" x=\"-32\" y=\"-32\" \
         width=\"64\" height=\"64\"/><use href=\"#{picture}\" x=\"-23\" y=\"-23\" width=\"46\" height=\"46\" transform=\"rotate({turn})\"/></svg>"
    )
}

/// A rule's number.
#[inline(never)]
pub fn rule(number: &str) -> String {
    el("span")
        .class("rule")
        .attr("title", &format_args!("Rule {number}"))
        .text(&number)
        .end()
}

/// An icon by its name.
#[inline(never)]
pub fn icon(name: &str) -> String {
    format!(
        "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><use href=\"#i-{name}\"/></svg>"
    )
}
