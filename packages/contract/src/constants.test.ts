import { describe, expect, it } from 'vitest';
import {
  ACCENTS,
  CONTENT_COUNTS,
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  DEFAULT_LANGUAGE,
  DEFAULT_LOCALE,
  DESIGNER_AREAS,
  DESIGNER_AUDIENCES,
  DESIGNER_PAIN_POINTS,
  FILE_EXTENSIONS,
  LANGUAGES,
  MAIN_OBJECTIVES,
  MAX_FILE_BYTES,
  MAX_FILES_PER_UPLOAD,
  MAX_RETRIES,
  OUTPUT_LANGUAGES,
  PODCAST_DEFAULTS,
  PODCAST_FILE_EXTENSIONS,
  PODCAST_LIMITS,
  PODCAST_STYLES,
  PODCAST_VOICES,
  POLLING,
  QUEUE_ITEM_STATUSES,
  QUEUE_STATUSES,
  REALTIME,
  RECOMMENDED_ACCENT,
  SESSION_EXPIRY_REDIRECT_SECONDS,
  STORAGE_KEYS,
  TOASTS,
  TONES,
  VIDEO_FORMATS,
  VIDEO_MODES,
  VIDEO_SETTING_DEFAULTS,
  VIDEO_STATUSES,
  WORDS_PER_MINUTE,
  WORDS_PER_PAGE,
} from './constants.ts';

/** The specification's figures, copied by hand so that no change goes unnoticed. */
describe('as specified', () => {
  it('files', () => {
    expect(MAX_FILE_BYTES).toBe(50 * 1024 * 1024);
    expect(MAX_FILES_PER_UPLOAD).toBe(10);
    expect(FILE_EXTENSIONS.join()).toBe('pdf,doc,docx,ppt,pptx,jpg,jpeg,png,tiff,ai,svg');
    expect(PODCAST_FILE_EXTENSIONS.join()).toBe('pdf,jpg,jpeg,png');
  });

  it('what an upload asks', () => {
    expect(TONES.join()).toBe('cercano,experto,entusiasta,formal');
    expect(MAIN_OBJECTIVES.join()).toBe('inspirar,enseñar,explicar,instrucciones,compartir');
    expect(COURSE_AUDIENCES.join()).toBe('estudiantes,tecnicos,lideres,clientes,ejecutivos');
    expect(COURSE_DEPTHS.join()).toBe('basico,intermedio,avanzado,experto');
    expect(COURSE_OBJECTIVES.join()).toBe('inspirar,habilidad,concepto,proceso');
  });

  it('what the course designer asks', () => {
    expect(DESIGNER_AREAS.join()).toBe('desarrollo_personal,tecnologia,negocios,educacion,diseno');
    expect(DESIGNER_AUDIENCES.join()).toBe(
      'profesionales,estudiantes,lideres,emprendedores,general',
    );
    expect(DESIGNER_PAIN_POINTS.join()).toBe(
      'tiempo,actualizacion,practica,sobrecarga,metodologia',
    );
  });

  it('content counts', () => {
    expect(CONTENT_COUNTS).toEqual({ options: [8, 12, 16, 20, 24], default: 12, min: 8, max: 40 });
  });

  it('videos', () => {
    expect([VIDEO_FORMATS, VIDEO_MODES]).toEqual([
      ['vertical', 'horizontal'],
      ['avatar', 'stock'],
    ]);
    expect(VIDEO_STATUSES.toSorted()).toEqual(['completed', 'failed', 'processing', 'waiting']);
    expect(VIDEO_SETTING_DEFAULTS).toEqual({
      videoMode: 'avatar',
      videoFormat: 'vertical',
      style: 'presenter_focus',
      background: 'blue',
      resolution: '720p',
      captionPlace: 'picture',
      voiceFallback: 'professional',
    });
    expect(POLLING).toEqual({
      videoMs: 5_000,
      generationPageMs: 30_000,
      queueMs: 15_000,
      maxAttempts: 240,
      maxRequestFailures: 3,
    });
  });

  it('accents', () => {
    expect(ACCENTS.join()).toBe('es_MX,es_ES,es_CO,es_AR,es_419');
    expect([RECOMMENDED_ACCENT, DEFAULT_LOCALE]).toEqual(['es_MX', 'es-ES']);
  });

  it('queues', () => {
    expect(QUEUE_STATUSES.toSorted().join()).toBe('completed,failed,paused,pending,processing');
    expect(QUEUE_ITEM_STATUSES.join()).toBe('pending,processing,completed,failed');
    expect(MAX_RETRIES).toBe(3);
  });

  it('estimates', () => {
    expect([WORDS_PER_PAGE, WORDS_PER_MINUTE]).toEqual([275, 150]);
  });

  it('notices', () => {
    expect(TOASTS).toEqual({
      errorMs: 8_000,
      defaultMs: 5_000,
      visible: 1,
      swipeThreshold: 50,
      hotkey: 'F8',
      removalDelayMs: 1_000_000,
    });
  });

  it('languages and what a browser keeps', () => {
    expect([LANGUAGES.join(), DEFAULT_LANGUAGE]).toEqual(['es,en,pt', 'es']);
    expect(STORAGE_KEYS).toEqual({
      token: 'auth_token',
      language: 'tarima-language',
      preferredLanguage: 'preferred-language',
    });
  });

  it('the session and the live connection', () => {
    expect(SESSION_EXPIRY_REDIRECT_SECONDS).toBe(5);
    expect(REALTIME).toEqual({
      reconnectionDelayMs: 1_000,
      reconnectionDelayMaxMs: 5_000,
      timeoutMs: 20_000,
    });
  });

  it('podcasts', () => {
    expect(PODCAST_LIMITS).toMatchObject({
      words: { min: 100, max: 400, step: 50 },
      creativity: { min: 0.1, max: 1, step: 0.1 },
    });
    expect(PODCAST_DEFAULTS).toEqual({
      name: 'Tarima Podcast',
      style: 'engaging,informative',
      wordCount: 300,
      creativityLevel: 0.8,
      outputLanguage: 'Spanish',
      hostVoice: 'alloy',
      guestVoice: 'echo',
    });
    expect(PODCAST_STYLES).toEqual([
      'engaging,informative',
      'casual,conversational',
      'formal,educational',
      'humorous,lighthearted',
      'storytelling,narrative',
    ]);
    expect(OUTPUT_LANGUAGES.join()).toBe('Spanish,English,Portuguese,French,German,Italian');
    expect(PODCAST_VOICES.join()).toBe('alloy,echo,fable,onyx,nova,shimmer');
  });
});
