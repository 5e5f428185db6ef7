import type { PlayerCourse } from '@tarima/contract';
import { escapeXml } from '@tarima/text';
import { masteryOf } from './completion.ts';

/** The most characters of a title that the format's schema accepts. */
const LONGEST_TITLE = 200;

/** `imsmanifest.xml` of SCORM 1.2: one course, one part that is tracked, every file by name. */
export function scorm12Manifest(course: PlayerCourse, fileNames: string[]): string {
  const title = escapeXml([...course.title].slice(0, LONGEST_TITLE).join(''));
  const files = fileNames.map((name) => `      <file href="${escapeXml(name)}"/>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="tarima-${course.id}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${title}</title>
      <item identifier="player" identifierref="player-files" isvisible="true">
        <title>${title}</title>${masteryScore(course)}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="player-files" type="webcontent" adlcp:scormtype="sco" href="index.html">
${files}
    </resource>
  </resources>
</manifest>
`;
}

/**
 * A platform with a mastery score sets the only status by it at the end. It would
 * pass a learner who has seen no video. So only a course decided by answers alone has one.
 */
function masteryScore(course: PlayerCourse): string {
  const mastery = masteryOf(course);
  if (mastery === null || course.completion.share > 0) return '';
  return `\n        <adlcp:masteryscore>${course.completion.mark}</adlcp:masteryscore>`;
}
