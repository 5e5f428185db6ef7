import { rm } from 'node:fs/promises';
import type { Video } from '@tarima/contract';
import { beforeAll, expect, it } from 'vitest';
import { pdf, startTestStudio, videoProject } from '#server/test/test-studio.ts';
import { type CollectedSpan, startTraceCollector } from '#server/test/trace-collector.ts';

let spans: CollectedSpan[];
let sent: string;
let keys: unknown[];
let projectId: string;
let video: Video;

beforeAll(async () => {
  const collector = await startTraceCollector();
  const studio = await startTestStudio({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
  });
  const ada = await studio.signIn();
  const { data: project } = await studio.upload(
    ada,
    videoProject(ada, [pdf('zanahoria.pdf', 'Una zanahoria violeta.')], { name: 'Zanahoria' }),
  );
  projectId = project.id;
  await studio.finished(project.id);
  await studio.questionsMade(project.id);
  const generate = (payload: object) =>
    studio.call<Video>(ada, { method: 'POST', url: '/api/v1/videos/generate', payload });
  await generate({ projectId: 'zanahoria' });
  const order = { projectId, videoMode: 'stock', voiceId: 'es-lucia' };
  video = (await generate(order)).data;
  await studio.finished(video.id);
  await studio.stop();
  await rm(studio.dataFolder, { recursive: true });
  await collector.close();
  spans = collector.spans();
  sent = collector.text();
  keys = collector.keys;
});

const spansNamed = (name: string) => (spans ?? []).filter((span) => span.name === name);
const firstNamed = (name: string): CollectedSpan => {
  const [span] = spansNamed(name);
  if (!span) throw new Error(`no span is called ${name}`);
  return span;
};

it('one trace goes from an upload through its jobs to its video', () => {
  const upload = firstNamed('POST /api/v1/projects');
  const draft = firstNamed('draft-project');
  const questions = firstNamed('make-questions');
  const making = firstNamed('make-video');
  for (const { traceId } of [draft, questions, making]) expect(traceId).toBe(upload.traceId);
  expect(draft.parentSpanId).toBe(upload.spanId);
  expect(questions.parentSpanId).toBe(draft.spanId);
  expect(making.parentSpanId).toBe(upload.spanId);
  // The video was asked for by another call, which has a trace of its own.
  const asking = spansNamed('POST /api/v1/videos/generate').find(
    ({ attributes }) => !attributes['error.type'],
  );
  expect(asking?.traceId).not.toBe(upload.traceId);
  expect(making.links).toMatchObject([{ traceId: asking?.traceId, spanId: asking?.spanId }]);
  expect(making.attributes).toMatchObject({
    'tarima.job.name': 'make-video',
    'tarima.row.id': video.id,
    'tarima.request.id': asking?.attributes['tarima.request.id'],
    'tarima.outcome': 'done',
  });
});

it('a job has a span for each stage and says which results were stored', () => {
  const draft = firstNamed('draft-project');
  const stagesOf = (job: CollectedSpan) =>
    spans.filter((span) => span.parentSpanId === job.spanId && span.attributes['tarima.stage']);
  expect(stagesOf(draft).map(({ name }) => name)).toEqual(['reading', 'writing']);
  expect(draft.events.map(({ attributes }) => attributes['tarima.step'])).toEqual(['file']);
  const drawn = stagesOf(firstNamed('make-video'));
  expect(drawn.map(({ name }) => name)).toEqual(['speaking', 'drawing', 'finishing']);
});

it('a failure is named by its code', () => {
  const refused = spansNamed('POST /api/v1/videos/generate').find(
    ({ attributes }) => attributes['error.type'],
  );
  expect(refused?.attributes['error.type']).toBe('VALIDATION_FAILED');
});

it('nothing that people wrote is sent, and the key is', () => {
  expect(sent).toContain(projectId);
  expect(sent).not.toMatch(/zanahoria|violeta/iu);
  expect(new Set(keys)).toEqual(new Set(['a key']));
});
