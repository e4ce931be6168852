import { describe, expect, it } from 'vitest';
import { createToastQueue, type Toast, type ToastAction, type ToastStyle } from './toast-queue';

function after(style: ToastStyle, ...actions: ToastAction[]): readonly Toast[] {
  const queue = createToastQueue(style);
  return actions.reduce(queue.reduce, queue.initial);
}
const show = (id: string): ToastAction => ({ type: 'show', toast: { id, title: `Toast ${id}` } });
const dismiss = (id: string): ToastAction => ({ type: 'dismiss', id });
const remove = (id: string): ToastAction => ({ type: 'remove', id });
const phases = (toasts: readonly Toast[]) => toasts.map(({ id, phase }) => `${id} ${phase}`);

describe('single toasts', () => {
  it('show one at a time: a new toast replaces the last', () => {
    expect(phases(after('single', show('a'), show('b')))).toEqual(['b open']);
  });

  it('keep a dismissed toast until it is removed, 3000 ms later', () => {
    expect(createToastQueue('single').removalDelayMs).toBe(3000);
    expect(phases(after('single', show('a'), dismiss('a')))).toEqual(['a closing']);
    expect(after('single', show('a'), dismiss('a'), remove('a'))).toEqual([]);
  });

  it('show a new toast while the last is closing', () => {
    expect(phases(after('single', show('a'), dismiss('a'), show('b')))).toEqual(['b open']);
  });
});

describe('stacking toasts', () => {
  const four = [show('a'), show('b'), show('c'), show('d')];

  it('show up to three; the fourth waits', () => {
    expect(phases(after('stacking', ...four))).toEqual(['a open', 'b open', 'c open', 'd waiting']);
  });

  it('show the next toast only once a dismissed one is removed, 200 ms later', () => {
    expect(createToastQueue('stacking').removalDelayMs).toBe(200);
    expect(phases(after('stacking', ...four, dismiss('b')))).toEqual([
      'a open',
      'b closing',
      'c open',
      'd waiting',
    ]);
    expect(phases(after('stacking', ...four, dismiss('b'), remove('b')))).toEqual([
      'a open',
      'c open',
      'd open',
    ]);
  });

  it('show one waiting toast for each one removed', () => {
    const five = [...four, show('e'), dismiss('a'), remove('a')];
    expect(phases(after('stacking', ...five))).toEqual(['b open', 'c open', 'd open', 'e waiting']);
  });

  it('drop a waiting toast that is dismissed before it shows', () => {
    expect(phases(after('stacking', ...four, dismiss('d')))).toEqual([
      'a open',
      'b open',
      'c open',
    ]);
  });
});

describe('any toasts', () => {
  it('stay open when they are shown again while others wait', () => {
    const four = ['a', 'b', 'c', 'd'].map(show);
    expect(phases(after('stacking', ...four, show('a')))).toEqual([
      'b open',
      'c open',
      'd waiting',
      'a open',
    ]);
  });

  it('replace the content of a toast that is shown again', () => {
    const again: ToastAction = { type: 'show', toast: { id: 'a', title: 'Other words' } };
    expect(after('stacking', show('a'), again)).toEqual([
      { id: 'a', title: 'Other words', phase: 'open' },
    ]);
  });

  it('ignore unknown ids', () => {
    const one = after('stacking', show('a'));
    expect(after('stacking', show('a'), dismiss('x'), remove('y'))).toEqual(one);
  });

  it('do not mutate the state', () => {
    const { reduce } = createToastQueue('stacking');
    const before = Object.freeze([Object.freeze({ id: 'a', title: 'A', phase: 'open' as const })]);
    reduce(before, dismiss('a'));
    expect(before[0]?.phase).toBe('open');
  });
});
