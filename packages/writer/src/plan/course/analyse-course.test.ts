import { CONTENT_COUNTS, LANGUAGES, WORDS_PER_PAGE } from '@tarima/contract';
import { describe, expect, it } from 'vitest';
import { handbook } from '../../testing/course-samples.ts';
import { documentOf } from '../../testing/document-of.ts';
import { SPANISH_GUIDE } from '../../testing/sample-texts.ts';
import { createCourseWriter } from '../../write-course.ts';

describe('the analysis of documents', () => {
  const large = createCourseWriter([handbook('es', 60)], 'en').analyse('en');

  it('counts words and pages', () => {
    expect(large.wordCount).toBeGreaterThan(8_000);
    expect(large.estimatedPages).toBe(Math.round(large.wordCount / WORDS_PER_PAGE));
  });

  it('recommends an option with a reason in the interface language', () => {
    expect(CONTENT_COUNTS.options).toContain(large.recommendation.contents);
    expect(large.recommendation.contents).toBeLessThanOrEqual(large.mostContents);
    expect(large.recommendation.confidence).toBeGreaterThan(0);
    expect(large.recommendation.confidence).toBeLessThanOrEqual(1);
    expect(large.recommendation.reason).toMatch(/^Your documents/u);
    expect(large.recommendation.reason).toContain(String(large.recommendation.contents));
  });

  it('finds more topics in a large document than in a small one', () => {
    const small = createCourseWriter([documentOf(SPANISH_GUIDE, { language: 'es' })], 'es');
    expect(large.estimatedTopics).toBeGreaterThan(small.analyse('es').estimatedTopics);
    expect(small.analyse('es').mostContents).toBeLessThan(CONTENT_COUNTS.min);
    expect(small.analyse('es').recommendation.contents).toBe(small.analyse('es').mostContents);
  });

  it('distinguishes plain text from dense text', () => {
    const plain = documentOf(
      `The dog runs to the park. The cat sees the dog and runs too. We all go home when it rains.
      Then we eat bread and drink milk. The sun comes out and we play again.`,
      { language: 'en' },
    );
    const dense = documentOf(
      'The heterogeneous infrastructure of interoperable authentication components necessitates comprehensive ' +
        'configuration management, whereby ISO 27001 certification requirements and NIST SP 800-63 recommendations ' +
        'determine organisational responsibilities. Cryptographic authentication protocols, notably TLS 1.3, ' +
        'establish confidentiality guarantees that considerably outperform their predecessors in adversarial environments.',
      { language: 'en' },
    );
    const scoreOf = (document: typeof plain) =>
      createCourseWriter([document], 'en').analyse('es').complexityScore;
    expect(scoreOf(plain)).toBeLessThan(36);
    expect(scoreOf(dense)).toBeGreaterThan(62);
  });

  it.each(LANGUAGES)('leaves no template marks in its reason in %s', (language) => {
    const documents = [handbook('pt', 8)];
    const { reason } = createCourseWriter(documents, 'pt').analyse(language).recommendation;
    expect(reason).not.toMatch(/[{}]|undefined/u);
    expect(reason).toMatch(/\.$/u);
  });
});
