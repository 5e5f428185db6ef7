import { unicodeWords } from '../notation/unicode-words.ts';
import type { ReadingCues } from '../types/reading-cues.ts';

export const reading: ReadingCues = {
  prohibition: unicodeWords(
    /\bnão ser(?:á|ão) \p{L}+[dt][oa]s?\b|\bsó ser(?:á|ão) \p{L}+[dt][oa]s?\b|\b(?:proibid[oa]s?|proíbe[m]?|vedad[oa]s?|nunca|jamais|ninguém (?:pode|deve|entra|sai|toca|\p{L}+ sem)|em (?:nenhum caso|hipótese alguma)|evite[m]?|nada de)\b|\bnão (?:se (?:faz|pode|deve|permite|admite|aceita|usa|dá|devolve|paga|promete)m?|(?:é|são) permitid[oa]s?|deve[m]?|deverá|pode[m]?|poderá|há)\b|(?:^|[,;:] |\be )não (?:[oa]s? |se |lhe )?\p{L}+(?:[ea]m?|[ea]s|á|ê)\b|\bnão (?:é|são|recebe|cobre|vale)\b|, não\./iu,
  ),
  obligation: unicodeWords(
    /\b(?:está|estão|fica|ficam) condicionad[oa]s?\b|\bser(?:á|ão) (?:suspens|sancion|expuls|reprov|mult|anul|desclassific|advert|punid)\p{L}*\b|\bcorrer(?:á|ão) por conta\b|\b\p{L}{3,}(?<!ser|ter|est|pod)(?:ará|erá|irá)(?:ão)?\b|\b(?:deve[m]?|deverá|deverão|devemos|deveria[m]?|por favor|tem que|têm que|tem de|têm de|é (?:obrigatóri[oa]|necessário|preciso|indispensável|fundamental|importante|essencial|imprescindível|obrigação|responsabilidade|dever)|espera(?:m)?-se|obrigatóri[oa]s?|obrigad[oa]s? a|obriga|exige[m]?|requer(?:em)?|precisa[m]?|só (?:pode|podem|[oa] \p{L}+)|somente|sem falta|se (?:guardam|atualiza|comunica|registra|avisa)m?|(?:é|são) (?:feit|comunicad|registrad|cobrad|entreg|guardad)\p{L}+)\b/iu,
  ),
  permission: unicodeWords(
    /\b(?:pode[m]?|poderá|poderão|se permite[m]?|(?:é|são) permitid[oa]s?|tem direito|têm direito|vale[m]?)\b/iu,
  ),
  order: unicodeWords(
    /^(?:por favor,? )?(?:(?:não )?\p{L}{2,}(?:ar|er|ir)(?:-se|-[oa]s?)?\b(?! é\b)|(?:não|nunca) (?:[oa]s? |se )?\p{L}+(?:[ea]m?|[ea]s)\b|(?!(?:para|entre|sobre|ante|desde|durante|mediante|cada|onde|quando|embora|este|esta|parte|gente|antes|dentro|fora|uma|ela|ele|era|que|se|de|nem|já|esse|essa|quase|toda|nela|nele|numa|neste|nesta|pela|pelo|sempre|\p{L}*(?:agem|[áéíó]tica|[óí]gica|eza|[êâ]ncia)s?)\b)\p{L}{2,}(?:[ea]m?|[ea]s|-[oa]s?|-se|-lhe)(?: (?:[oa]s?|um|uma|seu|sua|seus|suas|ao|à|aos|às|a|em|no|na|nos|nas|num|numa|por|pelo|pela|para|ou|sem|se|que|tudo|todo|toda|todos|todas|sempre|primeiro|cada|este|esta|até|antes|e|quem|quant\p{L}+|data|nome|número|código|senha|valor|quantidade|lote|álcool|dez|água|desculpas)\b|,(?! \p{N})|\.$| \p{N}))/iu,
  ),
  money: /euros?|d[oó]lar(?:es)?|reais|real|por cento/u,
  measure: /graus|litros?|metros?|gramas?/u,
  limit: unicodeWords(
    /\b(?:até|máxim[oa]|mínim[oa]|no máximo|no mínimo|pelo menos|mais de|menos de|a partir de|não (?:mais|menos) de|acima de|abaixo de|superior|inferior|passar de|ultrapass\p{L}+|exced\p{L}+|limite|teto|entre|desde|a cada|por)\b|[<>≤≥±]/iu,
  ),
  deadline: unicodeWords(
    /(?:\p{N}{1,20}|\b(?:um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|meia|meio)\b) ?(?:segundos?|minutos?|horas?|h|dias?|semanas?|mês|meses|anos?)\b|\bem (?:24|48|72)\b|\bantes (?:de|do|da) (?:\p{N}|as|dia|turno|\p{L}+r\b)|\bno mesmo dia\b|\b(?:diariamente|mensal(?:mente)?|semanal(?:mente)?|imediatamente|na hora|o quanto antes|toda (?:segunda|terça|quarta|quinta|sexta))\b|\p{N}{1,2}[:h]\p{N}{2}|\b\p{N}{1,2}h\b/iu,
  ),
  call: unicodeWords(
    /\b(?:lig(?:ue|ar|uem)|telefon\p{L}*|tel\.?|ramal|central|assistência|cham[ae]\p{L}*|avise[m]?|whatsapp|celular|atende pelo|sac|procon)\b/iu,
  ),
  condition: unicodeWords(
    /\b(?:se|quando|sempre que|caso|em caso de|enquanto|a menos que|a não ser que|salvo|desde que|quem|conforme)\b/iu,
  ),
  exception: unicodeWords(
    /\b(?:salvo|exceto|exceção|exceções|a não ser que|a menos que|menos (?:em|os|as)|mesmo que|ainda que|embora)\b/iu,
  ),
  danger: unicodeWords(
    /\b(?:perig\p{L}+|riscos?|morte|mata[m]?|mortal|queima\p{L}*|queimad\p{L}+|explo\p{L}+|incêndi\p{L}+|tóxic\p{L}+|choque|ferid\p{L}+|les(?:ão|ões)|cuidado|precaução|atenção|ameaça|agressão)\b/iu,
  ),
  past: unicodeWords(
    /\b(?!(?:estou|estava)\b)\p{L}{3,}ou\b|\b\p{L}{2,}(?:aram|iram|avam?|iam|[rbdnv]eu|[tgdrs]iu)\b|\b(?:tinha|podia|queria|havia|fazia|dizia|estava|deram|beberam)\b|\b(?:foi|foram|era|eram|houve|fez|disse|teve|veio|deu|nasceu|pôde|fizeram|trouxe)\b/iu,
  ),
  impersonal: unicodeWords(
    /^(?:(?:é|são|está|fica|será) (?:terminantemente |expressamente |totalmente )?(?:proibid|permitid|obrigatóri|vedad|indispensável|necessári|preciso)|(?:não )?se (?!trata|[oa]s? )\p{L}+|(?:não )?há (?:que )?\p{L}+|basta|convém|não \p{L}+(?:e|a|em|am)\b|guardam-se|deve-se|\p{L}+[ea]m?-se)/iu,
  ),
  example: unicodeWords(/^(?:por exemplo|p\. ?ex\.|exemplo:|caso (?:real|prático)|um exemplo)\b/iu),
  exceptionOpening: unicodeWords(
    /^(?:a (?:única )?exceção|as exceções|exceto|salvo|excepcionalmente|nesse caso|não havendo|[oa]s? d[eoa]s?\b|no entanto|porém|contudo|todavia|mesmo assim|embora|a não ser|a menos|se não|caso contrário|acima disso|por isso)\b/iu,
  ),
  definition: unicodeWords(
    /\b(?:significa|se (?:define|entende por|considera|chama|denomina)|consiste em|é (?:tod[oa]|um|uma|qualquer|o|a) \p{L}+ (?:que|em|de|com)|é (?:saber|fazer))\b/iu,
  ),
  contrast: unicodeWords(
    /\b(?:em vez|no entanto|porém|pelo contrário|enquanto que|ao contrário|mas|já)\b|, não\b/iu,
  ),
  paperwork: unicodeWords(
    /^(?:não (?:se )?aplic(?:a|ável)|n\/a)\.?$|^(?:de|para|cc|cco): .*@|^assunto: |^(?:publique-se|registre-se|cumpra-se|intime-se)\b|^dad[oa] em .{3,40} (?:a|aos|em) \p{N}|^(?:última atualização|vigência)\b|\blicenciad[oa] sob\b|^(?:ass|assinado|assinatura|elaborad[oa]|redigid[oa]|revisad[oa]|revist[oa]|aprovad[oa]|autorizad[oa]|preparad[oa]|editad[oa]|autor(?:es|a)?|realização|orientador(?:a)?(?: \(a\))?|designer gráfic[oa]|projeto gráfico|diagramação|ilustrações|revisão de texto|responsável pelo documento|versão|edição|revisão|rev|código|ref|referência|data(?: de (?:emissão|vigência|revisão|aprovação))?|página|pág|documento|emitid[oa]|vigente desde|próxima revisão)\b(?:[.:]| (?:por\b|n\.?º|em \p{N})| v?\p{N}[\p{N}.,/ -]*(?:$|de \p{N}+$|[|·,–-])).{0,90}$|\bcópia (?:não )?controlada\b|\buso (?:comercial |exclusivamente |exclusivo )?interno\b|\b(?:todos os direitos reservados|copyright|documento confidencial|proibida a reprodução|isbn|issn|sob (?:a |uma )?licença|impresso em)\b|\bversão \p{N}[\p{N}.]*$|©/iu,
  ),
  paperworkHeader: unicodeWords(
    /^(?:código|cód|versão|edição|revisão|rev|data(?: d[ae])?(?: modificação| revisão| emissão| aprovação| atualização)?|atualizado(?: por)?|página|elaborado(?: por)?|revisado(?: por)?|aprovado(?: por)?|autor|assinatura|alteraç(?:ão|ões)|descrição da alteração|modificação|estado|status|documento|distribuição|responsável|n\.?º)\.?$/iu,
  ),
  versionLabel: /v|ver|vers[ãa]o|rev|revis[ãa]o|edi[çc][ãa]o|folheto|impres[oa]/u,
  articleLabel: /art(?:igo)?|cl[áa]usula|par[áa]grafo/u,
  pointer: unicodeWords(
    /^(?:leia|saiba|ver|veja) mais\b|^mais (?:informaç(?:ão|ões)|detalhes)\b|^clique aqui\b|^para mais (?:informações|detalhes)\b|^(?:veja|ver|vide|consulte|consultar) (?:o|a|os|as|noss[oa]) (?:procedimento|política|manual|guia|documento|norma|regulamento|formulário|página|site)\b.{0,40} para (?:mais|maiores) (?:informações|detalhes)\b|^(?:(?:veja|ver|vide|consulte|cf|mais (?:informações|detalhes) (?:em|no|na)|(?:conforme|como) (?:mostra|mostrado|se vê) (?:em|n))[.ao]?\s+(?:também |mais )?(?:(?:[oa]s?|em|no|na) )?(?:anexos?|apêndices?|itens|item|seç(?:ão|ões)|cap(?:ítulos?|\.)|fig(?:uras?|\.)|tabelas?|quadros?|páginas?|pág\.?|p\.|acima|abaixo|nota|documento \p{Lu}|https?)|(?:fig(?:ura)?|tabela|quadro|imagem|foto|fonte|nota de rodapé)\.?\s*(?:\p{N}+|:))/iu,
  ),
  skippedTitle: unicodeWords(
    /^(?:.*(?:general public licen[cs]e|creative commons|licencia pública|licença pública).*|índice.*|sumário|tabela de (?:conteúdos?|figuras)|lista de (?:figuras|tabelas)|conteúdos?|referências?(?: (?:bibliográficas?|normativas?))?|fontes(?: consultadas)?|(?:documentos|documentação|políticas) (?:relacionad[oa]s?|de referência)|bibliografia.*|agradecimentos?|créditos|licença.*|aviso legal|copyright.*|direitos autorais.*|histórico (?:de )?(?:alterações|versões|revisões).*|controle de (?:alterações|versões|revisões|documentos?).*|registro de alterações|notas da versão|lista de distribuição|assinaturas?|colofão|obrigad[oa].*)$/iu,
  ),
  dutiesLabel: unicodeWords(
    /\b(?:deveres|obrigações|direitos|funções|responsabilidades|atribuições|competências|normas|regras|requisitos|proibições|vedações|objetivos?|propósito|finalidade|características|condições|critérios|considerações|recomendações|princípios|é (?:expressamente |terminantemente )?(?:proibido|vedado)|são (?:expressamente )?(?:proibid|vedad)[oa]s)\b/iu,
  ),
  attachedTitle:
    /^(?=.)(?:(?:anexo|apêndice)s?\s{0,9}[\p{N}\p{L}]{0,3}[.:)\s–—-]{0,20})?(?:formulários?|modelos? (?:de|para)\b.*|listagem\b.*|lista de .*|glossário|abreviaturas|siglas|(?:marco|enquadramento|quadro) (?:normativo|legal|jurídico)\b.*|normativos?\b.*|legislação\b.*|base legal|fundamentação legal|(?:acerca d|sobre |organização d|como usar )est[ea] (?:documento|manual|guia)|convenções.*|(?:objeto|objetivos?|âmbito|alcance|finalidade|propósito|apresentação|introdução|antecedentes|prefácio|justificativa)(?: e (?:alcance|objetivos?|finalidade|âmbito))?)?$/iu,
  warningLabel: unicodeWords(
    /^(?:atenção|advertência|aviso|perigo|precaução|cuidado|importante|muito importante)\s*[:.!–—-]\s*/iu,
  ),
};
