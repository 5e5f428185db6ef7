import { expect, test } from 'vitest';
import { formatWebVtt } from './captions-vtt.ts';

test('cues become WebVTT with escaped text', () => {
  const file = formatWebVtt(
    [
      { start: 0.3, end: 1.9996, text: 'Hola, «A & B»' },
      { start: 3725.04, end: 3727, text: ' a <b>\n\nc ' },
    ],
    'es',
  );
  expect(file).toBe(
    [
      'WEBVTT\nLanguage: es\n',
      '00:00:00.300 --> 00:00:02.000\nHola, «A &amp; B»\n',
      '01:02:05.040 --> 01:02:07.000\na &lt;b&gt; c\n',
    ].join('\n'),
  );
});
