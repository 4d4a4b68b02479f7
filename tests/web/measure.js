/* What is wrong with how a table lies in its window, and its least text. `test_fit.py` runs it in the page. */
() => {
    const found = new Set();
    const tell = (one) => {
        const named = one.closest("[data-thing]") ?? one.closest("[data-part]");
        const name = named?.dataset.thing ?? named?.dataset.part ?? "";
        const what = typeof one.className === "string" ? one.className.replace(/svelte-\S+/g, "").trim() : one.tagName;
        return `${name || one.tagName} .${what}`;
    };
    const main = document.querySelector("main");
    const shown = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true})
        && !one.closest(".vh, [aria-hidden=true] .sprite, .coach");
    const box = (one) => one.getBoundingClientRect();
    const over = (one, other, by = 1) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > by
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;
    const within = (one, other, by = 1.5) => one.left >= other.left - by && one.right <= other.right + by
        && one.top >= other.top - by && one.bottom <= other.bottom + by;
    // What may scroll by itself: the log, and the hand and the sheet of a phone.
    const slides = (one) => one.closest(".open.scroll, .phone.picked .middle, .paged .tabs, .paged .hand, .paged .answers, .inside .ask, .side .inside, details[open] .fold");

    const root = document.documentElement;
    if (root.scrollHeight > innerHeight + 1) found.add(`the page scrolls down by ${root.scrollHeight - innerHeight}`);
    if (root.scrollWidth > innerWidth + 1) found.add(`the page scrolls sideways by ${root.scrollWidth - innerWidth}`);
    for (const one of main.querySelectorAll(".ask, .panel, .sheet"))
        if (shown(one) && !slides(one) && one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY !== "visible")
            found.add(`cut by ${one.scrollHeight - one.clientHeight}: ${tell(one)}`);

    // Zones and pieces lie within the window, and none covers another.
    const screen = {left: 0, top: box(document.querySelector("header.bar")).bottom, right: innerWidth, bottom: innerHeight};
    const zones = [...main.querySelectorAll("[data-part]")].filter((one) => shown(one) && box(one).width);
    for (const one of zones) if (!slides(one) && !within(box(one), screen)) found.add(`outside the window: ${tell(one)}`);
    zones.forEach((one, n) => zones.slice(n + 1).forEach((other) => {
        if (one.contains(other) || other.contains(one) || slides(one) || slides(other)) return;
        if (one.matches("[data-part=sea]:not(.paged *)") || other.matches("[data-part=sea]:not(.paged *)")) return; // its track is a frame
        if (over(box(one), box(other), 2)) found.add(`zones overlap: ${tell(one)} and ${tell(other)}`);
    }));
    const pieces = [...main.querySelectorAll("[data-thing]")].filter((one) => shown(one) && !slides(one) && !one.matches(".look, [role=gridcell]"));
    for (const one of pieces) {
        let zone = one.closest("[data-part]");
        while (zone && !zone.getClientRects().length) zone = zone.parentElement.closest("[data-part]");
        if (!within(box(one), zone ? box(zone) : screen, 6)) found.add(`outside its zone: ${tell(one)}`);
        if (box(one).width < 20 || box(one).height < 16) found.add(`${Math.round(box(one).width)} x ${Math.round(box(one).height)} px: ${tell(one)}`);
    }
    pieces.forEach((one, n) => pieces.slice(n + 1).forEach((other) => {
        if (!one.contains(other) && !other.contains(one) && over(box(one), box(other), 3)) found.add(`pieces overlap: ${tell(one)} and ${tell(other)}`);
    }));

    // Text is inside its box, not below the least size, and not covered by other text of the same piece.
    let least = Infinity;
    const lines = new Map();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const node = texts.currentNode, one = node.parentElement;
        if (!node.data.trim() || !shown(one) || one.closest("title, desc, svg .letter, svg, .cut, .track, .last")) continue;
        const size = parseFloat(getComputedStyle(one).fontSize);
        least = Math.min(least, size);
        if (slides(one)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const said = node.data.trim().slice(0, 24);
        const frame = one.closest("[data-thing], button, .panel, [data-part]");
        const clip = [];
        for (let up = one; up && up !== main; up = up.parentElement)
            if (up.getClientRects().length && (getComputedStyle(up).overflow !== "visible" || up === frame)) clip.push(up);
        const ellipsis = clip.find((up) => getComputedStyle(up).textOverflow === "ellipsis" || getComputedStyle(up).webkitLineClamp !== "none");
        for (const rect of range.getClientRects()) {
            if (!rect.width) continue;
            // the line as high as its letters
            const [middle, half] = [(rect.top + rect.bottom) / 2, size * 0.36];
            const line = {left: rect.left, right: rect.right, top: middle - half, bottom: middle + half};
            if (ellipsis) continue;
            for (const up of clip) if (!within(line, box(up), 1.5)) found.add(`text outside: ${tell(up)} "${said}"`);
            const piece = one.closest("[data-thing]");
            if (!piece) continue;
            for (const [other, earlier, word] of lines.get(piece) ?? [])
                if (other !== node && over(line, earlier, 2)) found.add(`text on text: ${tell(piece)} "${said}" and "${word}"`);
            lines.set(piece, [...(lines.get(piece) ?? []), [node, line, said]]);
        }
    }

    // Names of players are whole, and so are pictures. Figures have a size at which a face is a face.
    for (const one of main.querySelectorAll(".cut:not(.owner), .nm"))
        if (shown(one) && !slides(one) && getComputedStyle(one).textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1)
            found.add(`cut name: ${tell(one)} "${one.textContent.trim()}"`);
    const face = innerWidth >= 1920 ? 40 : 17;
    for (const one of main.querySelectorAll(".tile img.picture, .card img.picture")) {
        if (!shown(one) || slides(one)) continue;
        const {width, height} = box(one);
        const part = Math.min(width / height, 4 / 3) / Math.max(width / height, 4 / 3);
        if (one.matches(".cut") && part < 0.6) found.add(`${Math.round(part * 100)} % of a picture: ${tell(one)}`);
        const figure = Math.min(height, width * 1.26);
        if (!one.matches(".cut") && figure < face) found.add(`face of ${Math.round(figure)} px: ${tell(one.closest("[data-thing]"))}`);
    }

    // No column is half empty: something stands in every half of its height.
    for (const column of main.querySelectorAll("[data-column]")) {
        const {top, bottom, height} = box(column);
        if (!shown(column) || height < innerHeight / 2) continue;
        const edges = [[top, top], [bottom, bottom]];
        for (const one of column.querySelectorAll("*"))
            if (shown(one) && !one.childElementCount && (one.textContent.trim() || one.matches("img, svg, use, button, .free"))) edges.push([box(one).top, box(one).bottom]);
        edges.sort((one, other) => one[0] - other[0]);
        let [gap, low] = [0, top];
        for (const [from, to] of edges) {
            gap = Math.max(gap, from - low);
            low = Math.max(low, to);
        }
        if (gap > height * 0.45) found.add(`empty for ${Math.round((gap / height) * 100)} % of a column: ${column.dataset.column}`);
    }
    return {found: [...found], least};
}
