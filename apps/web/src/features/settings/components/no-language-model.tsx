import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';

/** Lines of the settings file, the same in every language. */
const EXAMPLES = [
  { name: 'OpenAI', lines: ['OPENAI_API_KEY=…'] },
  {
    name: 'Ollama, vLLM, llama.cpp, LM Studio',
    lines: ['LLM_BASE_URL=http://localhost:11434/v1', 'LLM_MODEL=qwen3:8b'],
  },
] as const;

/** Says that the studio writes without a model, and gives the settings for one. */
export function NoLanguageModel() {
  const { t } = useTranslation();
  return (
    <Card className="grid max-w-3xl gap-5 p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('settings.languageModel.title')}</h2>
        <Badge>{t('settings.languageModel.none')}</Badge>
      </div>
      <p className="text-sm text-pretty text-muted-foreground">
        {t('settings.languageModel.noneDescription')}
      </p>
      <div className="grid gap-4">
        <p className="text-sm">{t('settings.languageModel.howTo')}</p>
        {EXAMPLES.map(({ name, lines }) => (
          <figure key={name} className="grid min-w-0 gap-1.5">
            <figcaption className="text-sm font-medium">{name}</figcaption>
            <pre className="rounded-xl bg-muted p-4 text-sm wrap-anywhere whitespace-pre-wrap">
              <code>{lines.join('\n')}</code>
            </pre>
          </figure>
        ))}
      </div>
    </Card>
  );
}
