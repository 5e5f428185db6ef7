import { appendFile } from 'node:fs/promises';

/**
 * IPTC's word for a composite of which at least one part is synthetic. It is true of each of our
 * files: speech by a program, with drawn pictures, and perhaps figures from a document. The word for
 * a trained model's output would be wrong for voices made by rules.
 */
export const SYNTHETIC_SOURCE_TYPE =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';

/** XMP's identifier among the boxes of an MP4. */
const XMP_BOX = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** The mark as XMP, the standard form of metadata in media files. */
const SYNTHETIC_XMP = [
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
  '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
  '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
  `<Iptc4xmpExt:DigitalSourceType>${SYNTHETIC_SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType>`,
  '</rdf:Description></rdf:RDF></x:xmpmeta>',
  '<?xpacket end="w"?>',
].join('');

/** The mark for the tags of an MP3: an XMP frame, and a field that people see in tag editors. */
export const SYNTHETIC_TAGS = {
  digitalSourceType: SYNTHETIC_SOURCE_TYPE,
  'id3v2_priv.XMP': SYNTHETIC_XMP,
};

/** Marks an MP4 or M4A by XMP at its end. Players skip it, and nothing else moves. */
export async function markSynthetic(path: string): Promise<void> {
  const xmp = Buffer.from(SYNTHETIC_XMP);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + XMP_BOX.length + xmp.length);
  head.write('uuid', 4, 'latin1');
  await appendFile(path, Buffer.concat([head, XMP_BOX, xmp]));
}
