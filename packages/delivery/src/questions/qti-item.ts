import type { Language, Question } from '@tarima/contract';
import { escapeXml } from '@tarima/text';
import type { QuestionOf } from './question-bank.ts';
import { feedbackOf, questionName, TRUTH_WORDS } from './question-texts.ts';

export const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
/** All or nothing: the answer is compared with the right one. */
const MATCH_CORRECT = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct';

type Interaction = {
  cardinality: 'single' | 'ordered' | 'multiple';
  baseType: 'identifier' | 'directedPair';
  /** Identifiers of the right answer, or pairs of them. */
  right: string[];
  body: string;
};

/** One question as an item of QTI 2.1: an XML file of its own. */
export function qtiItem(question: Question, index: number, language: Language): string {
  const { cardinality, baseType, right, body } = interactionOf(question, language);
  const feedback = feedbackOf(question, language);
  const shown = feedback.length > 0;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<assessmentItem xmlns="${QTI}" identifier="${itemId(question)}" title="${escapeXml(questionName(question, index))}" adaptive="false" timeDependent="false" xml:lang="${language}">`,
    `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>`,
    ...right.map((value) => `<value>${value}</value>`),
    '</correctResponse></responseDeclaration>',
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>',
    // Set from the start, since the source follows right and wrong answers alike.
    ...(shown
      ? [
          '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"><defaultValue><value>SOURCE</value></defaultValue></outcomeDeclaration>',
        ]
      : []),
    `<itemBody>${body}</itemBody>`,
    `<responseProcessing template="${MATCH_CORRECT}"/>`,
    ...(shown
      ? [
          `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="SOURCE" showHide="show">${feedback.map((text) => `<p>${inline(text)}</p>`).join('')}</modalFeedback>`,
        ]
      : []),
    '</assessmentItem>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Starts with a letter, as XML wants of an id. */
export const itemId = ({ id }: Pick<Question, 'id'>): string => `q-${id}`;

function interactionOf(question: Question, language: Language): Interaction {
  switch (question.kind) {
    case 'choice':
      return choiceOf(question.prompt, question.options, question.answer);
    case 'truth':
      return choiceOf(question.prompt, TRUTH_WORDS[language], question.isTrue ? 0 : 1);
    case 'order':
      return orderOf(question);
    case 'match':
      return matchOf(question);
  }
}

const choiceOf = (prompt: string, options: string[], answer: number): Interaction => ({
  cardinality: 'single',
  baseType: 'identifier',
  right: [`C${answer + 1}`],
  body: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">${promptOf(prompt)}${choices('C', options)}</choiceInteraction>`,
});

const orderOf = ({ prompt, steps }: QuestionOf<'order'>): Interaction => ({
  cardinality: 'ordered',
  baseType: 'identifier',
  right: steps.map((_, index) => `C${index + 1}`),
  body: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">${promptOf(prompt)}${choices('C', steps)}</orderInteraction>`,
});

function matchOf({ prompt, pairs, distractors }: QuestionOf<'match'>): Interaction {
  const terms = pairs.map(({ term }) => term);
  const definitions = [...pairs.map(({ definition }) => definition), ...distractors];
  return {
    cardinality: 'multiple',
    baseType: 'directedPair',
    right: pairs.map((_, index) => `T${index + 1} D${index + 1}`),
    body: `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="${pairs.length}">${promptOf(prompt)}${matchSet('T', terms)}${matchSet('D', definitions)}</matchInteraction>`,
  };
}

const promptOf = (prompt: string): string => `<prompt>${inline(prompt)}</prompt>`;

const choices = (letter: string, texts: string[]): string =>
  texts
    .map(
      (text, index) =>
        `<simpleChoice identifier="${letter}${index + 1}">${inline(text)}</simpleChoice>`,
    )
    .join('');

const matchSet = (letter: string, texts: string[]): string =>
  `<simpleMatchSet>${texts
    .map(
      (text, index) =>
        `<simpleAssociableChoice identifier="${letter}${index + 1}" matchMax="1">${inline(text)}</simpleAssociableChoice>`,
    )
    .join('')}</simpleMatchSet>`;

const inline = (text: string): string => escapeXml(text).replace(/\r\n|[\r\n]/gu, '<br/>');
