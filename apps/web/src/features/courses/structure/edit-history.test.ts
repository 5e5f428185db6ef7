import { expect, test } from 'vitest';
import { record, redo, startHistory, undo } from './edit-history.ts';

test('undo and redo move through the steps, and a new edit clears redo', () => {
  const edited = record(record(startHistory('a'), 'b'), 'c');
  const back = undo(undo(edited));
  expect(back.present).toBe('a');
  expect(redo(redo(back)).present).toBe('c');
  expect(redo(record(undo(edited), 'd')).present).toBe('d');
  expect(undo(back).present).toBe('a');
});

test('continuous typing is one step; a pause or another field starts a new one', () => {
  let history = record(startHistory(''), 'h', 'title', 0);
  history = record(history, 'ho', 'title', 500);
  history = record(history, 'hola', 'title', 1_200);
  expect(undo(history).present).toBe('');
  history = record(history, 'hola y', 'title', 5_000);
  expect(undo(history).present).toBe('hola');
  history = record(history, 'otro', 'description', 5_100);
  expect(undo(history).present).toBe('hola y');
});

test('typing after an undo is a new step', () => {
  const back = undo(record(record(startHistory('a'), 'b', 'title', 0), 'c', 'description', 10));
  expect(undo(record(back, 'd', 'title', 20)).present).toBe('b');
});
