import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const SCHEMAS = join(import.meta.dirname, '../../schemas');

const NAMESPACES = {
  scorm12: {
    'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2.xsd',
    'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2.xsd',
  },
  scorm2004: {
    'http://www.imsglobal.org/xsd/imscp_v1p1': 'imscp_v1p1.xsd',
    'http://www.adlnet.org/xsd/adlcp_v1p3': 'adlcp_v1p3.xsd',
    'http://www.adlnet.org/xsd/adlseq_v1p3': 'adlseq_v1p3.xsd',
    'http://www.adlnet.org/xsd/adlnav_v1p3': 'adlnav_v1p3.xsd',
    'http://www.imsglobal.org/xsd/imsss': 'imsss_v1p0.xsd',
  },
  cmi5: { 'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd': 'CourseStructure.xsd' },
};

/** The places at which a manifest breaks the schemas of its format. */
export async function schemaErrors(
  format: keyof typeof NAMESPACES,
  xml: string,
): Promise<string[]> {
  const folder = join(SCHEMAS, format);
  const preload = await Promise.all(
    (await readdir(folder)).map(async (fileName) => ({
      fileName,
      contents: await readFile(join(folder, fileName), 'utf8'),
    })),
  );
  const imports = Object.entries(NAMESPACES[format]).map(
    ([namespace, file]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`,
  );
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`;
  const { errors } = await validateXML({
    xml: [{ fileName: 'manifest.xml', contents: xml }],
    schema: [{ fileName: 'all.xsd', contents: schema }],
    preload,
    initialMemoryPages: 512,
    maxMemoryPages: 4096,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
