import type { OrderView } from '@twofold/contracts/orders/api';
import { describe, expect, it } from 'vitest';
import { bundle, deliveredBundle, now } from '../testing/orders.ts';
import { drawTimeline, lineIn } from './timeline-marks.ts';

const WIDTH = 1120;
const LINE = lineIn(WIDTH);
const draw = (order: OrderView, nowMs = now, width = WIDTH) => drawTimeline(order, nowMs, width)!;
const middle = (LINE.left + LINE.right) / 2;

/** A bundle whose reviews arrive this many hours after the payment. */
const arrivingAfter = (...hours: readonly number[]): OrderView => {
  const { seats } = deliveredBundle();
  const paidMs = Date.parse('2025-01-05T12:00:00.000Z');
  const at = (index: number) => new Date(paidMs + hours[index]! * 3_600_000).toISOString();
  return deliveredBundle({ seats: seats.map((seat, index) => ({ ...seat, filledAt: at(index) })) });
};

describe('the line of an order', () => {
  it('leads from paid to promised, in four parts', () => {
    const ticks = draw(bundle()).ticks;
    expect(ticks.map(({ text }) => text)).toEqual(['paid', '12 h', '24 h', '36 h', 'promised, 48 h']);
    expect(ticks.map(({ x }) => x)).toEqual([LINE.left, 285, middle, 835, LINE.right]);
  });

  it('has three labels on a phone', () => {
    const { ticks, discs } = draw(deliveredBundle(), now, 336);
    expect(ticks).toEqual([
      { x: 10, text: 'paid', anchor: 'start' },
      { x: 168, text: '24 h', anchor: 'middle' },
      { x: 326, text: 'promised, 48 h', anchor: 'end' },
    ]);
    expect(discs.map(({ x }) => Math.round(x))).toEqual([50, 155, 214]);
  });

  it('is drawn only for an order that is paid', () => {
    const { paidAt: _paidAt, dueAt: _dueAt, ...unpaid } = bundle({ state: 'unpaid' });
    expect(drawTimeline(unpaid, now, WIDTH)).toBeUndefined();
  });

  it('has a disc where each review arrived, and says after how long', () => {
    const { discs, labels, levels } = draw(deliveredBundle());
    expect(discs.map(({ name, x }) => [name, Math.round(x)])).toEqual([
      ['Ines Lindqvist', 148],
      ['Tom Abara', 514],
      ['Marisol Ortega', 720],
    ]);
    expect(labels.map(({ text }) => text)).toEqual(['6 h', '22 h', '31 h']);
    expect(levels).toBe(0);
  });

  it('stacks discs that would overlap, under one label', () => {
    const { discs, labels, levels } = draw(arrivingAfter(6, 6.5, 8));
    expect(discs.map(({ level }) => level)).toEqual([0, 1, 2]);
    expect(levels).toBe(2);
    expect(labels.map(({ text, level }) => [text, level])).toEqual([['6 h, 7 h, 8 h', 2]]);
    expect(draw(arrivingAfter(6, 6.2, 6.4)).labels[0]!.text).toBe('6 h');
  });

  it('keeps discs of the first and the last minute within the picture', () => {
    const { discs } = draw(arrivingAfter(0, 24, 48));
    expect(discs[0]!.x).toBe(LINE.left + LINE.radius);
    expect(discs[2]!.x).toBe(LINE.right - LINE.radius);
  });

  it('keeps labels of the first and the last minute within the picture', () => {
    const { labels } = draw(arrivingAfter(0, 24, 48));
    expect(labels.map(({ x, anchor }) => [x, anchor])).toEqual([
      [LINE.left, 'start'],
      [middle, 'middle'],
      [LINE.right, 'end'],
    ]);
  });

  it('counts the first hour in minutes', () => {
    expect(draw(arrivingAfter(0.5, 20, 30)).labels[0]!.text).toBe('30 min');
    expect(draw(arrivingAfter(0, 20, 30)).labels[0]!.text).toBe('under 1 min');
  });
});

describe('how far an order has come', () => {
  it('is the current time while it is under way', () => {
    expect(draw(bundle()).reachedX).toBe(middle);
    expect(draw(bundle(), now + 10 * 86_400_000).reachedX).toBe(LINE.right);
  });

  it('is its last review when all have arrived', () => {
    expect(Math.round(draw(deliveredBundle()).reachedX)).toBe(720);
  });

  it('is its end when a review is missing', () => {
    expect(draw(bundle({ state: 'closed' })).reachedX).toBe(LINE.right);
  });
});

describe('the line in words', () => {
  it.each([
    [
      deliveredBundle(),
      'Timeline of 48 hours. Ines Lindqvist delivered after 6 h, Tom Abara after 22 h, Marisol Ortega after 31 h; 17 h were left.',
    ],
    [bundle(), 'Timeline of 48 hours. Ines Lindqvist delivered after 6 h; 24 h are left.'],
    [bundle({ seats: [{ seat: 1, state: 'open' }] }), 'Timeline of 48 hours. No reviews delivered yet; 24 h are left.'],
    [
      bundle({ state: 'closed', seats: [{ seat: 1, state: 'missing' }] }),
      'Timeline of 48 hours. No reviews delivered; 1 review is missing.',
    ],
  ])('says who delivered when, and what is left (%#)', (order, words) => expect(draw(order).description).toBe(words));
});
