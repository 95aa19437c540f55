interface Place {
  readonly pen: CanvasRenderingContext2D;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Part of a text that lies on one line, and its box in CSS pixels. */
interface Line {
  text: string;
  left: number;
  right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Draws a text where the browser laid it out, line by line; the browser shapes it again, so that Myanmar vowels are in their places. */
export function drawText(node: Text, { pen, scale, left, top }: Place): void {
  const element = node.parentElement;
  if (element === null || !/\S/.test(node.data)) return;
  const style = getComputedStyle(element);
  pen.font = `${style.fontStyle} ${style.fontWeight} ${Number.parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
  pen.fillStyle = style.color;
  for (const line of linesOf(node)) {
    const wide = (line.right - line.left) * scale;
    const text = visiblePart(pen, line.text, wide);
    const { width, fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText(text);
    if (width === 0) continue;
    const middle = ((line.top + line.bottom) / 2 - top) * scale;
    pen.save();
    pen.translate((line.left - left) * scale, middle + (up - down) / 2);
    pen.scale(wide / width, 1);
    pen.fillText(text, 0, 0);
    pen.restore();
  }
}

function linesOf(node: Text): Line[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = range.getClientRects();
  const [only] = boxes;
  if (boxes.length === 1 && only) return [{ ...edges(only), text: node.data }];
  const lines: Line[] = [];
  for (const { segment, index } of new Intl.Segmenter('my', { granularity: 'grapheme' }).segment(node.data)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const box = [...range.getClientRects()].findLast(({ width }) => width > 0);
    if (box === undefined) continue;
    const line = lines.at(-1);
    if (line && Math.abs(line.top - box.top) < box.height / 2) {
      line.text += segment;
      line.left = Math.min(line.left, box.left);
      line.right = Math.max(line.right, box.right);
    } else lines.push({ ...edges(box), text: segment });
  }
  return lines;
}

const edges = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });

/** Returns the text with the spaces that the browser kept: those at the edges of a line take no room. */
function visiblePart(pen: CanvasRenderingContext2D, written: string, wide: number): string {
  const text = written.replace(/\s+/g, ' ');
  const farFrom = (part: string) => Math.abs(pen.measureText(part).width - wide);
  return [text, text.trimEnd(), text.trimStart(), text.trim()].reduce((best, part) =>
    farFrom(part) < farFrom(best) ? part : best,
  );
}
