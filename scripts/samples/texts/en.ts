import { LADDER } from '../ladder.ts';
import type { SampleTexts } from '../sample-texts.ts';

export const en: SampleTexts = {
  video: {
    title: 'Using ladders safely',
    script: `## Before you climb

[Scene: steps; presenter beside]

- Firm, dry ground
- 1 metre out for every 4 up
- Three points of contact

Before you climb, check three things. Stand the ladder on firm, dry ground. Set its base one metre out for every four metres up. And climb facing the ladder, always with three points of contact.
`,
  },
  course: {
    title: 'Customer care course',
    script: `## Three modules, twelve contents

[Scene: steps; presenter in the corner]

- Listen before you answer
- Solve without overpromising
- Close and follow up

This course has three modules. First, listen before you answer. Then, solve without overpromising. And finally, close and follow up.

## 1.1 Let the person finish

[Scene: statement; presenter beside]

- Repeat what they need in your own words

Let the person finish, and repeat what they need in your own words.
`,
  },
  designer: {
    title: 'Accounts protected without memorising',
    script: `## A key for every door

[Scene: points; presenter beside]

- One password for each account
- Four or five words
- A second factor

Using one password on ten sites is like having a single key for everything. Choose a different one for each account, made of four or five random words. And add a second factor: whoever steals it stays outside.
`,
  },
  podcast: {
    name: 'Learning better',
    tagline: 'Short ideas for people who train others',
    topic: 'Why we forget courses',
    speakers: { host: 'Emma', guest: 'James' },
    turns: [
      { speaker: 'host', text: 'Why do we forget a course within a week?' },
      {
        speaker: 'guest',
        text: 'Because we hardly ever go back to it. A review the next day, and another a week later, beats reading it twice.',
      },
      { speaker: 'host', text: 'So fewer marathons, and more short visits.' },
      { speaker: 'guest', text: 'Exactly. And start with a question.' },
    ],
  },
  document: {
    title: 'Using ladders safely',
    subtitle: 'This guide is for maintenance and warehouse staff.',
    note: 'A sample document by Tarima. The limits in the table are those of an imaginary company.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A ladder is meant for short, light work. If the work takes more than 30 minutes or needs both hands, use a platform. This guide explains how to check a ladder, how to place it and when not to climb.',
      },
      { kind: 'heading', text: 'Before you climb' },
      {
        kind: 'steps',
        items: [
          'Check rungs, hinges and feet: there must be no cracks, loose parts or grease.',
          'Stand the ladder on firm, level and dry ground.',
          'Set the base 1 metre away from the wall for every 4 metres of height.',
          'Make sure that it reaches at least 1 metre above the point you climb to.',
          'Mark off the area if people or vehicles pass by.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Figure 1 shows the 1-to-4 rule: if the ladder leans at a height of 4 metres, its base is 1 metre away from the wall.',
      },
      {
        kind: 'figure',
        svg: LADDER,
        alt: 'A ladder leaning on a wall: its base is 1 metre away from the wall for every 4 metres of height.',
        caption: 'Figure 1. The 1-to-4 rule: one metre out for every four metres up.',
      },
      { kind: 'heading', text: 'Near electricity' },
      {
        kind: 'warning',
        label: 'Warning',
        text: 'Never use a metal ladder near cables or electrical equipment. Use a fibreglass one and have the power cut off.',
      },
      { kind: 'heading', text: 'While you work' },
      {
        kind: 'points',
        items: [
          'Face the ladder going up and down, always with three points of contact: two feet and a hand, or two hands and a foot.',
          'Carry tools in a belt, not in your hands.',
          'Keep your belt buckle between the stiles: do not reach out to the sides.',
          'Do not stand on the top three rungs of a leaning ladder or on the top two steps of a stepladder.',
        ],
      },
      { kind: 'heading', text: 'Limits' },
      {
        kind: 'table',
        caption: 'Table 1. Limits for each type of ladder.',
        rows: [
          ['Type of ladder', 'Greatest height', 'Greatest load', 'People'],
          ['Stepladder', '2.5 m', '150 kg', '1'],
          ['Leaning ladder', '3.5 m', '150 kg', '1'],
          ['Extension ladder', '5 m', '150 kg', '1'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'The greatest load includes the person, their tools and the material. Above 3.5 metres you must wear a harness and tell the shift supervisor.',
      },
      { kind: 'heading', text: 'Frequent questions' },
      {
        kind: 'question',
        question: 'May I move the ladder while somebody is on it?',
        answer:
          'No. The person comes down first, even for a few centimetres, and climbs again once the ladder is in place.',
      },
      {
        kind: 'question',
        question: 'What do I do with a damaged ladder?',
        answer:
          'Take it out of use at once, label it “Do not use” and tell maintenance. Do not repair it yourself.',
      },
      { kind: 'heading', text: 'If somebody falls' },
      {
        kind: 'steps',
        items: [
          'Do not move the person.',
          'Call the emergency number and give the exact place.',
          'Stay with them until help arrives.',
          'Tell the supervisor before the end of the shift.',
        ],
      },
    ],
  },
};
