// usage: zz-eval.ts FILE OUT.png [format]
import { writeFileSync, mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { readDocument } from './packages/documents/src/index.ts';
import { draftVideoScript } from './packages/writer/src/draft-video.ts';
import { planVideo, listPresenters } from './packages/presenters/src/index.ts';
import { createLocalSpeech } from './packages/speech/src/index.ts';
import { createDrawingCanvas } from './packages/presenters/src/local/canvas.ts';
import { createScenePicture, drawMoment } from './packages/stage/src/index.ts';
const [file = '', out = '', format = 'vertical'] = process.argv.slice(2);
const pics = new Map<string, any>();
const t0 = Date.now();
const doc = await readDocument({ path: file, fileName: basename(file), onPicture: async ({ picture, bytes }: any) => { pics.set(picture, await loadImage(Buffer.from(bytes))); } } as any);
const t1 = Date.now();
const draft = draftVideoScript({ documents: [doc], projectName: doc.title || basename(file), language: (['es','en','pt'].includes(doc.language) ? doc.language : 'es') as any, tone: 'cercano', objective: 'explicar', audience: '' });
const figs = doc.blocks.filter((b: any) => b.kind === 'figure') as any[];
writeFileSync(out.replace(/\.png$/, '.md'), `<!-- ${figs.length} figures, ${doc.blocks.filter((b) => b.kind === 'chart').length} charts, read ${t1 - t0} ms -->\n${figs.map((f) => `<!-- fig p${f.page} ${f.picture.picture.slice(0, 8)} ${f.figureKind} ${f.picture.width}x${f.picture.height} cap=${f.caption.slice(0, 60)} alt=${f.alt.slice(0, 40)} -->`).join('\n')}\n${draft.content}`);
const speech = createLocalSpeech();
const voices = await speech.voices();
const voice = voices.find((v: any) => v.language?.startsWith?.(draft.language) || v.language_code?.startsWith?.(draft.language)) ?? voices[0];
const plan = await planVideo({ script: draft.content, language: draft.language, title: doc.title || basename(file), figures: figs.map((f) => ({ ...f.picture, caption: f.caption, path: '' })), speech, cacheFolder: '/tmp/mysheet/cache', settings: { mode: 'avatar', presenterId: process.env.WHO ?? 'lucia', templateId: null, background: 'blue', format: format as any, voiceId: (voice as any).voice_id } } as any);
await speech.close();
const { timeline } = plan;
const W = format === 'vertical' ? 270 : 480, H = format === 'vertical' ? 480 : 270, cols = format === 'vertical' ? 8 : 4;
const n = Math.min(timeline.scenes.length, 32);
const sheet = createCanvas(W * cols, H * Math.ceil(n / cols));
const sc = sheet.getContext('2d');
for (let i = 0; i < n; i++) {
  const { context: m } = createDrawingCanvas(16, 16);
  const pic = createScenePicture(m as any, timeline, i, (name: string) => pics.get(name) ?? null);
  const { canvas, context } = createDrawingCanvas(pic.width, pic.height);
  drawMoment(context as any, pic, Math.max(0, pic.duration * 0.7));
  sc.drawImage(canvas as any, (i % cols) * W, Math.floor(i / cols) * H, W, H);
}
writeFileSync(out, await sheet.encode('png'));
console.log(basename(file), figs.length, 'figures', timeline.scenes.length, 'scenes', timeline.scenes.filter((s) => s.figure).length, 'with figure', Math.round(timeline.duration), 's', 'layouts', timeline.scenes.map((s) => s.layout).join(' '));
