import { escapeXml } from '@tarima/text';
import { fileOf } from '../package-file.ts';
import { zipInMemory } from '../zip/zip-writer.ts';
import { itemId, QTI, qtiItem } from './qti-item.ts';
import type { QuestionBank, QuestionGroup } from './question-bank.ts';

const TEST = 'test.xml';

/**
 * The questions as a package of QTI 2.1, for platforms besides Moodle. The zip has a manifest, a
 * test with sections, and an item for each question. Ids of questions must differ.
 */
export async function writeQti({ title, language, groups }: QuestionBank): Promise<Uint8Array> {
  const asked = groups.filter(({ questions }) => questions.length > 0);
  const items = asked.flatMap(({ questions }) =>
    questions.map((question, index) =>
      fileOf(itemName(question), qtiItem(question, index, language)),
    ),
  );
  const files = [
    fileOf('imsmanifest.xml', manifestOf(asked)),
    fileOf(TEST, testOf(title, asked)),
    ...items,
  ];
  return zipInMemory(files, new Date());
}

const itemName = (question: { id: string }): string => `items/${itemId(question)}.xml`;

function manifestOf(groups: QuestionGroup[]): string {
  const questions = groups.flatMap((group) => group.questions);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="MANIFEST">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="TEST" type="imsqti_test_xmlv2p1" href="${TEST}"><file href="${TEST}"/>
${questions.map((question) => `<dependency identifierref="${itemId(question)}"/>`).join('\n')}
</resource>
${questions
  .map(
    (question) =>
      `<resource identifier="${itemId(question)}" type="imsqti_item_xmlv2p1" href="${itemName(question)}"><file href="${itemName(question)}"/></resource>`,
  )
  .join('\n')}
</resources>
</manifest>
`;
}

function testOf(title: string, groups: QuestionGroup[]): string {
  const sections = groups.map(
    (group, index) =>
      `<assessmentSection identifier="S${index + 1}" title="${escapeXml(group.title)}" visible="true">
${group.questions
  .map(
    (question) =>
      `<assessmentItemRef identifier="${itemId(question)}" href="${itemName(question)}"/>`,
  )
  .join('\n')}
</assessmentSection>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentTest xmlns="${QTI}" identifier="TEST" title="${escapeXml(title)}">
<testPart identifier="PART" navigationMode="nonlinear" submissionMode="individual">
${sections.join('\n')}
</testPart>
</assessmentTest>
`;
}
