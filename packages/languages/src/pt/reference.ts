import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { ReferenceCues } from '../types/reference-cues.ts';

export const reference: ReferenceCues = {
  standsForNothing: unicodeWords(
    /^(?:aquel[ea]s que |a segunda guerra mundial|(?:existem?|existiam?|existiu|há|havia|houve|haverá|falta|faltam|basta|convém|importa|é|era) (?!também|outr[oa]s?)(?:um|uma|uns|umas|dois|duas|três|muitos|muitas|vários|várias|mais|possível|necessário|importante|recomendável|recomendado|fundamental|essencial|conveniente|imprescindível|preciso|difícil|fácil|certo|comum|melhor|que|\p{Ll}+r)|depois d[eoa]s? (?!iss|ess)|antes d[eoa]s? (?!iss|ess)|embora [^.]+,|tanto .+ (?:como|quanto) )/iu,
  ),
  goesOn: unicodeWords(
    /^(?:(?:nunca|jamais|não) (?:deve|deverá|pode|poderá|devem|deverão|podem|poderão) ser|no entanto|contudo|todavia|porém|entretanto|por (?:isso|isto|conseguinte|outro|sua vez|esse|essa|este|esta|aquele|aquela|exemplo)|portanto|logo,|assim|além (?:disso|disto|dele|dela|do mais)|também|tampouco|ademais|igualmente|finalmente|posteriormente|então|enquanto isso|ao (?:mesmo tempo|contrário|passo)|no (?:mesmo|ano seguinte|dia seguinte)|na mesma|em (?:contrapartida|consequência|particular|resumo|seguida|vez disso)|de (?:fato|facto|seguida)|d(?:esse|essa|este|esta|aí|isso)\p{L}*|desde então|até então|pouco depois|mais tarde|(?:\p{L}+|\p{N}+) (?:anos?|meses|semanas?|dias?|horas?|décadas?|séculos?) (?:depois|mais tarde|antes)\b(?! d)|[nd]?est[ae]s?|[nd]?ess[ae]s?|[nd]?aquel[ae]s?|[nd]?isso|isto|outr[oa]s?|ambos|ambas|[nd]?el[ae]s?|o (?:segundo|terceiro|quarto|mesmo|outro|resto|resultado|anterior|seguinte)|a (?:segunda|terceira|quarta|mesma|outra|razão|resposta|anterior|seguinte)|um(?:a)? (?:segund|terceir)[oa]|[oa]s (?:mesm|outr|demais|restant|últim|dois|duas|três|primeir|segund)\p{L}*|um(?:a)? del[ae]s|nenhum(?:a)? del[ae]s|cada um(?:a)?|semelhantes?|similar(?:es)?|nas proximidades,|perto (?:dali|daqui)|pior ainda|sim|não,)\b/iu,
  ),
  pointsBack: unicodeWords(
    /(?:\b(?:[nd]?est[ea]s?|[nd]?ess[ea]s?|[nd]?isso|[nd]?isto)\b|\b[nd]?aquel[ea]s?\b(?! (?:que|quem|onde|de|d[oa]s?|com|cuj)\p{L}*)|\b(?:tal|tais)\b(?! (?:vez|como|qual|que|e)\b)|\b(?:algun|alguma|muit|um|nenhum|vári|tod|pouc|qualquer)\p{L}* del[ea]s\b|\best[ea] últim[oa]\b|\bno mesmo (?:ano|dia|mês|tempo|período|local|lugar)\b(?! (?:que|em que)\b)|\b[oa]s? mesm[oa]s?\b(?=[,.])|, (?:no entanto|contudo|porém|todavia|portanto|por (?:exemplo|isso|sua vez)|também|entretanto)\b(?=[,.])|\bno ano seguinte\b|\b(?:ambos|ambas)\b(?= (?:são|foram|eram|têm|podem)\b|[.,])|\b(?:[nd]|pel|entre |com |para )[oa]s (?:dois|duas|três|quatro)\b(?=[.,;!?]))/giu,
  ),
  subjects: wordSet('ele ela eles elas dele dela deles delas nele nela neles nelas'),
  objects: wordSet('lhe lhes'),
  clitics: wordSet('o a os as'),
  possessives: wordSet('seu sua seus suas'),
  quantities: wordSet(
    'alguns algumas muitos muitas vários várias poucos poucas todos todas nenhum nenhuma um uma dois duas três quatro cinco seis sete oito nove dez outros outras mais menos centenas milhares milhões',
  ),
  timeOrPlace:
    /^(?:em|no|na|nos|nas|durante|desde|até|após|segundo|entre|ao longo d[eoa]|depois d[eoa]|antes d[eoa])\s[^,]{1,40},\s|^(?:(?:muitas|por|às|algumas|poucas|várias) vezes|frequentemente|normalmente|geralmente),?\s|^(?:em|desde|até) (?:\p{Ll}+ de )?\p{N}{4}\s/iu,
  subjectless:
    /^(?:\p{L}{2,}(?:ou|(?<!mus|europ|lic|at|jud)eu|iu|aram|eram|iram|avam?)|foi|foram|era|eram|é|são|teve|tem|têm|tinha|tinham|fez|deu|esteve|pôde|vivia|viviam|há|está|estão|estava|quis|pôs|ficou|recebe|contém|contêm|conta|mede|pesa|\p{L}{2,}-[ln]?[oa]s?)$/iu,
  numberedLabel:
    /fig(?:ura)?s?|gráficos?|imagens?|imagem|ilustraç(?:ão|ões)|fotos?|fotografias?|esquemas?|diagramas?|mapas?|tabelas?|quadros?/u,
};
