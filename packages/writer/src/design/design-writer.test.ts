import { type CourseDesign, LANGUAGES, type Language } from '@tarima/contract';
import { splitSentences, spokenParagraphs } from '@tarima/text';
import { describe, expect, it } from 'vitest';
import { contentsOf } from '../testing/course-samples.ts';
import { designCourse } from './design-course.ts';
import { createDesignWriter } from './design-writer.ts';

const DESIGN: CourseDesign = {
  interests: { option: 'tecnologia', text: '' },
  targetAudience: { option: 'general', text: '' },
  painPoints: { option: 'practica', text: '' },
};
const LISTS: Record<Language, string> = {
  es: 'Con esas respuestas, el mapa queda sencillo: llamada, para lo urgente, lo delicado o lo confuso; mensaje breve, para coordinar algo del día; correo, para pedidos formales y personas externas; y documento o tablero, para lo que el equipo consultará después.',
  en: 'With both answers in hand, the map is simple: a call, for anything urgent, delicate or confusing; a short message, to coordinate something today; an email, for formal requests and outside contacts; and a document or board, for what the team will look up later.',
  pt: 'Com as duas respostas, o mapa fica simples: ligação, para o urgente, o delicado ou o confuso; mensagem curta, para combinar algo do dia; e-mail, para pedidos formais e pessoas de fora; e documento ou quadro, para o que a equipe vai consultar depois.',
};
const AIM = {
  projectName: 'Curso',
  audience: 'clientes',
  depth: 'intermedio',
  objective: 'habilidad',
} as const;

async function designed(contentCount = 12, language: Language = 'es') {
  const course = await designCourse({ design: DESIGN, contentCount, language });
  return { course, writer: createDesignWriter(course.documents, language, DESIGN) };
}

describe.each(LANGUAGES)('the scripts of a designed course in %s', (language) => {
  it('say the whole text of their topics, in order, and cite it', async () => {
    const { course, writer } = await designed(12, language);
    for (const [moduleIndex, module] of course.modules.entries()) {
      for (const [contentIndex, content] of module.contents.entries()) {
        const script = writer.draftScript({ ...AIM, course, moduleIndex, contentIndex });
        const [source] = content.sources;
        const document = course.documents.find(({ fileName }) => fileName === source?.file);
        const taught = (document?.blocks ?? [])
          .filter(({ page, kind }) => page === source?.pages[0] && kind !== 'heading')
          .flatMap((block) => block.sentences);
        const cited = script.provenance.flatMap(({ citations }) =>
          citations.map(({ sentenceId }) => sentenceId),
        );
        expect([...new Set(cited)]).toEqual(taught.map(({ id }) => id));
        const spoken = spokenParagraphs(script.content).flatMap((paragraph) =>
          splitSentences(paragraph, language),
        );
        expect(script.provenance.map(({ sentence }) => sentence)).toEqual(spoken);
        for (const { text } of taught) expect(script.content).toContain(text.replace(/\.$/u, ''));
      }
    }
  });

  it('say a list as one sentence with what introduces it', async () => {
    const { course, writer } = await designed(40, language);
    const said = course.modules.flatMap((module, moduleIndex) =>
      module.contents.flatMap((_, contentIndex) =>
        writer
          .draftScript({ ...AIM, course, moduleIndex, contentIndex })
          .provenance.map(({ sentence }) => sentence),
      ),
    );
    expect(said).toContain(LISTS[language]);
    // A sentence in lower case would be a list item that was left alone.
    expect(said.filter((sentence) => /^\p{Ll}/u.test(sentence))).toEqual([]);
  });

  it('do not open or end like their neighbours', async () => {
    const { course, writer } = await designed(20, language);
    const said = course.modules.flatMap((module, moduleIndex) =>
      module.contents.map((content, contentIndex) => {
        const { provenance } = writer.draftScript({ ...AIM, course, moduleIndex, contentIndex });
        const own = provenance.filter(({ kind }) => kind === 'template');
        return own.map(({ sentence }) => sentence.replace(content.title, '')).join(' ');
      }),
    );
    for (const [index, text] of said.slice(1).entries()) expect(text).not.toBe(said[index]);
  });
});

describe('planned anew', () => {
  it('a content teaches another topic of its theme each time', async () => {
    const { course, writer } = await designed();
    const place = { ...AIM, course, moduleIndex: 0, contentIndex: 0 };
    const [first, second] = [
      await writer.redraftContent({ ...place, round: 1 }),
      await writer.redraftContent({ ...place, round: 2 }),
    ];
    const titles = contentsOf(course).map(({ title }) => title);
    expect(titles).not.toContain(first.title);
    expect(second.title).not.toBe(first.title);
    expect(first.sources[0]?.file).toBe(course.modules[0]?.title);
  });

  it('a module becomes another theme with as many contents', async () => {
    const { course, writer } = await designed();
    const module = await writer.redraftModule({ ...AIM, course, moduleIndex: 1, round: 1 });
    expect(course.modules.map(({ title }) => title)).not.toContain(module.title);
    expect(module.contents).toHaveLength(3);
  });

  it('says so when every topic is taught already', async () => {
    const { course, writer } = await designed(40);
    const place = { ...AIM, course, moduleIndex: 0, contentIndex: 0, round: 1 };
    await expect(writer.redraftContent(place)).rejects.toMatchObject({ code: 'LIBRARY_EXHAUSTED' });
    await expect(writer.redraftModule(place)).rejects.toMatchObject({ code: 'LIBRARY_EXHAUSTED' });
  });
});

describe('a content that was added by hand', () => {
  const added = (title: string) => ({ title, description: '', sources: [] });

  it('is taught from the topic that its title names', async () => {
    const { course, writer } = await designed();
    course.modules[0]?.contents.push(added('Copias de respaldo'));
    const contentIndex = (course.modules[0]?.contents.length ?? 0) - 1;
    const script = writer.draftScript({ ...AIM, course, moduleIndex: 0, contentIndex });
    expect(script.content).toMatch(/respaldo/u);
    expect(script.provenance.filter(({ kind }) => kind === 'source').length).toBeGreaterThan(10);
  });

  it('has no script where the library does not treat it', async () => {
    const { course, writer } = await designed();
    course.modules[0]?.contents.push(added('Zzyzx'));
    const contentIndex = (course.modules[0]?.contents.length ?? 0) - 1;
    expect(() => writer.draftScript({ ...AIM, course, moduleIndex: 0, contentIndex })).toThrowError(
      expect.objectContaining({ code: 'CONTENT_WITHOUT_SOURCE' }),
    );
  });
});
