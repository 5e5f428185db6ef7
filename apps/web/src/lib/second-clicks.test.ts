import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guardSecondClicks } from './second-clicks.ts';

let clicks: string[];
let stop: () => void;

beforeEach(() => {
  clicks = [];
  stop = guardSecondClicks();
  document.body.innerHTML =
    '<button id="pause"><svg id="icon"></svg></button><button id="resume"></button><p id="text">word</p>';
  for (const id of ['pause', 'resume', 'text']) {
    element(id).addEventListener('click', () => clicks.push(id));
  }
});
afterEach(() => stop());

function element(id: string): Element {
  const found = document.querySelector(`#${id}`);
  if (!found) throw new Error(`no #${id}`);
  return found;
}
/** Returns true if the browser may take its default action, such as selecting a word. */
const press = (id: string, detail: number): boolean => {
  const isAllowed = fireEvent.mouseDown(element(id), { detail });
  fireEvent.click(element(id), { detail });
  return isAllowed;
};

it('lets the second click reach the control of the first', () => {
  press('icon', 1);
  expect(press('pause', 2)).toBe(true);
  expect(clicks).toEqual(['pause', 'pause']);
});

it('keeps the second click from a button that replaced the first', () => {
  press('pause', 1);
  press('resume', 2);
  expect(clicks).toEqual(['pause']);
  press('resume', 1);
  expect(clicks).toEqual(['pause', 'resume']);
});

it('keeps the second click from selecting text behind a closed dialog', () => {
  press('pause', 1);
  expect(press('text', 2)).toBe(false);
});

it('does not affect a double click on text', () => {
  press('text', 1);
  expect(press('text', 2)).toBe(true);
});
