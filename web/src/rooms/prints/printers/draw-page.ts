import { code128 } from '@waybill/domain/rooms/prints/code128.ts';
import { packPicture } from '@waybill/domain/rooms/prints/packed-picture.ts';
import { rowBytesOf, type PrinterCode, type PrinterPage } from '@waybill/domain/rooms/prints/printer-page.ts';
import { drawText } from './draw-text.ts';

/** CSS has 96 pixels to the inch. */
const pixelsPerMm = 96 / 25.4;
/** White around a QR in its drawing, in modules. */
const quiet = 4;
/** Darker than this is black. */
const blackBelow = 160;

interface PrinterFacts {
  readonly dotsPerMm: number;
  /** The printer draws bar codes and QR by its own commands; otherwise they are part of the picture. */
  readonly ownCodes: boolean;
}

/** A drawing surface, and how many dots a CSS pixel has. */
interface Drawing {
  readonly pen: CanvasRenderingContext2D;
  readonly scale: number;
  /** Upper left corner of the sheet, in CSS pixels. */
  readonly left: number;
  readonly top: number;
  readonly facts: PrinterFacts;
  readonly codes: PrinterCode[];
}

/**
 * Draws a laid-out sheet in the dots of a printer, because no label printer can shape Myanmar text. Texts, lines and filled boxes are drawn where the browser laid them
 * out. Papers have nothing else, so pictures, shadows and rounded corners are left out.
 *
 * @example drawPage(sheet, { dotsPerMm: 8, ownCodes: true }).width === 800
 */
export function drawPage(sheet: HTMLElement, facts: PrinterFacts): PrinterPage {
  const scale = facts.dotsPerMm / pixelsPerMm;
  const { left, top, width: wide, height: high } = sheet.getBoundingClientRect();
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('this browser draws no pictures');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  const drawing: Drawing = { pen, scale, left, top, facts, codes: [] };
  for (const child of sheet.childNodes) draw(drawing, child);
  const { data } = pen.getImageData(0, 0, width, height);
  return { width, height, picture: packPicture(inDots(data, width)), codes: drawing.codes };
}

function draw(drawing: Drawing, node: Node): void {
  if (node instanceof SVGSVGElement) return drawSvg(drawing, node);
  if (node instanceof Text) return drawText(node, drawing);
  if (!(node instanceof HTMLElement)) return;
  drawBox(drawing, node);
  for (const child of node.childNodes) draw(drawing, child);
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Fills the box of an element, and draws its borders at least a dot wide. */
function drawBox({ pen, scale, left, top }: Drawing, element: HTMLElement): void {
  const style = getComputedStyle(element);
  const isFilled = !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
  const borders = sides.map((side) =>
    style[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(style[`border${side}Width`]),
  );
  if (!isFilled && borders.every((width) => width === 0)) return;
  for (const box of element.getClientRects()) {
    const [x, y] = [Math.round((box.left - left) * scale), Math.round((box.top - top) * scale)];
    const [right, bottom] = [Math.round((box.right - left) * scale), Math.round((box.bottom - top) * scale)];
    if (isFilled) {
      pen.fillStyle = style.backgroundColor;
      pen.fillRect(x, y, right - x, bottom - y);
    }
    sides.forEach((side, at) => {
      const width = borders[at] ?? 0;
      if (width === 0) return;
      const dots = Math.max(1, Math.round(width * scale));
      pen.fillStyle = style[`border${side}Color`];
      const step = style[`border${side}Style`] === 'dashed' ? dots * 4 : Infinity;
      const [length, across] = at % 2 === 0 ? [right - x, bottom - y] : [bottom - y, right - x];
      for (let from = 0; from < length; from += step) {
        const dash = Math.min(step === Infinity ? length : dots * 2, length - from);
        const far = at === 1 || at === 2 ? across - dots : 0;
        if (at % 2 === 0) pen.fillRect(x + from, y + far, dash, dots);
        else pen.fillRect(x + far, y + from, dots, dash);
      }
    });
  }
}

function drawSvg(drawing: Drawing, svg: SVGSVGElement): void {
  const code = codeOf(drawing, svg);
  if (code !== null && drawing.facts.ownCodes) {
    drawing.codes.push(code);
    return;
  }
  const { pen, scale, left, top } = drawing;
  const box = svg.getBoundingClientRect();
  for (const text of svg.querySelectorAll('text')) drawLetters(drawing, svg, text);
  pen.fillStyle = '#000';
  for (const path of svg.querySelectorAll('path')) {
    pen.save();
    // Whole dots: a bar between two dots would be half grey.
    pen.translate(Math.round((box.left - left) * scale), Math.round((box.top - top) * scale));
    const step = (box.width * scale) / svg.viewBox.baseVal.width;
    pen.scale(step > 0.95 ? Math.round(step) : step, step > 0.95 ? Math.round(step) : step);
    pen.fill(new Path2D(path.getAttribute('d') ?? ''));
    pen.restore();
  }
}

/** The letters for sorting, as wide as the browser made them. */
function drawLetters({ pen, scale, left, top }: Drawing, svg: SVGSVGElement, text: SVGTextElement): void {
  const style = getComputedStyle(text);
  const box = svg.getBoundingClientRect();
  const letters = text.textContent ?? '';
  pen.font = `${style.fontWeight} ${Number.parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
  const wanted = text.getBoundingClientRect().width * scale;
  const baseline = (box.top - top + box.height * 0.99) * scale;
  pen.save();
  pen.translate((box.left - left) * scale, baseline);
  pen.scale(Math.min(1, wanted / Math.max(1, pen.measureText(letters).width)), 1);
  pen.fillStyle = '#000';
  pen.fillText(letters, 0, 0);
  pen.restore();
}

/** Returns the code that an SVG draws, in the middle of its place, with modules of as many whole dots as fit. */
function codeOf({ scale, left, top, facts }: Drawing, svg: SVGSVGElement): PrinterCode | null {
  const { code, qr, dots, ecc } = svg.dataset;
  const text = code ?? qr;
  if (text === undefined) return null;
  const dot = Math.max(1, Math.floor((Number(dots) * facts.dotsPerMm) / 8));
  const box = svg.getBoundingClientRect();
  const middle = (box.left + box.width / 2 - left) * scale;
  const modules = code === undefined ? svg.viewBox.baseVal.width / Number(dots) - 2 * quiet : code128(code).modules;
  const width = modules * dot;
  const height = Math.round(box.height * scale);
  return {
    kind: code === undefined ? 'qr' : 'bars',
    x: Math.max(0, Math.round(middle - width / 2)),
    y: Math.max(0, Math.round((box.top - top) * scale + (code === undefined ? (height - width) / 2 : 0))),
    dot,
    height,
    text,
    ecc: ecc === 'L' ? 'L' : 'M',
  };
}

function inDots(data: Uint8ClampedArray, width: number) {
  const rowBytes = rowBytesOf(width);
  const height = data.length / 4 / width;
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if ((data[at] as number) >= blackBelow) continue;
      const place = y * rowBytes + (x >> 3);
      bits[place] = (bits[place] as number) | (128 >> (x & 7));
    }
  return { bits, rowBytes };
}
