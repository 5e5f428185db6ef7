import { choices } from '../notation/choices.ts';
import type { ReactionsOfStyles } from '../types/dialogue-wording.ts';

export const reactions: ReactionsOfStyles = {
  'engaging,informative': {
    remarks: {
      figure: choices(
        '{figure}: já anotei. | Fico com o número: {figure}. | {figure}, um dado para não esquecer.',
      ),
      phone: choices('Vale a pena guardar esse número. | Um número para ter à mão.'),
      prohibition: choices(
        'Então, aí a resposta é não. | Fica claro o que não se faz. | Uma linha que não se cruza.',
      ),
      warning: choices('É aí que está o risco. | Um aviso para levar a sério.'),
      obligation: choices('Então não é opcional. | É uma obrigação, portanto.'),
      exception: choices('Então a regra tem exceção. | Pelo visto, não vale para tudo.'),
      condition: choices('Então depende do caso. | Quer dizer, há uma condição.'),
      steps: choices('São {count} passos, e nessa ordem. | {count} passos fáceis de seguir.'),
      items: choices('{count} pontos para lembrar. | Já temos a lista: são {count} pontos.'),
      example: choices('Com um caso assim fica mais claro. | O exemplo ajuda.'),
    },
    asks: {
      prohibition: choices('E o que não se pode fazer? | Há alguma coisa proibida?'),
      obligation: choices('O que é obrigatório? | E o que é preciso fazer?'),
      deadline: choices('De quanto tempo estamos falando? | Que prazos existem?'),
      warning: choices('O que exige mais atenção? | Onde está o perigo?'),
      phone: choices('Para quem se deve ligar? | Onde se pode perguntar?'),
    },
  },
  'casual,conversational': {
    remarks: {
      figure: choices('{figure}, hein? | {figure}. Anotei aqui. | Olha só, {figure}.'),
      phone: choices('Esse eu salvo no celular. | Ah, esse número vai para a agenda.'),
      prohibition: choices('Tá, então nem pensar. | Ou seja, não. | Entendi: isso não se faz.'),
      warning: choices('Opa, cuidado aí. | Com isso não se brinca.'),
      obligation: choices('Ou seja, tem que ser. | Não tem jeito, então.'),
      exception: choices('Ah, mas tem exceção. | Menos nesse caso, claro.'),
      condition: choices('Quer dizer, depende. | Ah, só se for assim.'),
      steps: choices('{count} passos e pronto. | Tá, {count} passos, um de cada vez.'),
      items: choices('Já são {count} itens. | {count} itens; cabe num bilhete.'),
      example: choices('Ah, agora eu vi. | Com o exemplo ficou claro.'),
    },
    asks: {
      prohibition: choices('E o que não pode? | O que é proibido aí?'),
      obligation: choices('E o que tem que fazer? | O que não dá para deixar de fazer?'),
      deadline: choices('E quanto tempo é? | Até quando?'),
      warning: choices('E com o que a gente toma cuidado? | Onde dá problema?'),
      phone: choices('E eu ligo para quem? | E se eu quiser perguntar?'),
    },
  },
  'formal,educational': {
    remarks: {
      figure: choices(
        'Guardemos o número: {figure}. | {figure}: é o dado a memorizar. | Fica registrado: {figure}.',
      ),
      phone: choices('É um contato que convém guardar. | Convém ter esse número à mão.'),
      prohibition: choices(
        'Trata-se, portanto, de uma proibição. | A norma não deixa margem a dúvidas. | Fica estabelecido o que não é permitido.',
      ),
      warning: choices('É uma advertência que merece atenção. | O risco fica registrado.'),
      obligation: choices('Trata-se, pois, de um dever. | Não é, portanto, facultativo.'),
      exception: choices('A norma admite, assim, uma exceção. | É uma ressalva importante.'),
      condition: choices('Tudo depende, portanto, dessa condição. | A condição é determinante.'),
      steps: choices(
        'São, em suma, {count} passos ordenados. | O procedimento compreende {count} passos.',
      ),
      items: choices('São, ao todo, {count} elementos. | A enumeração compreende {count} pontos.'),
      example: choices('O exemplo é ilustrativo. | O caso permite compreender a norma.'),
    },
    asks: {
      prohibition: choices('O que não é permitido? | Que proibições se estabelecem?'),
      obligation: choices('O que é de cumprimento obrigatório? | Que deveres se estabelecem?'),
      deadline: choices('Que prazos se aplicam? | Qual é o tempo previsto?'),
      warning: choices('Que risco deve ser apontado? | Que precaução se impõe?'),
      phone: choices('A quem deve ser dirigida a consulta? | Qual é o contato indicado?'),
    },
  },
  'humorous,lighthearted': {
    remarks: {
      figure: choices(
        '{figure}. Vou tatuar. | {figure}, senhoras e senhores. | {figure}: já ganhei o próximo quiz.',
      ),
      phone: choices('Esse número vai direto para a geladeira. | Já está na discagem rápida.'),
      prohibition: choices('E eu que já ia tentar. | Mãos nos bolsos, então. | Nem olhar, então.'),
      warning: choices('De repente fiquei prudente. | Engoli em seco.'),
      obligation: choices('E sem desculpa de cachorro. | Adeus, preguiça.'),
      exception: choices('Sempre há letras miúdas. | Uma brecha na regra!'),
      condition: choices('Com condições, como lá em casa. | Ah, o velho “depende”.'),
      steps: choices(
        '{count} passos; até sambando dá. | {count} passos, menos que uma receita de bolo.',
      ),
      items: choices('{count}, e sem respirar. | {count}: já me faltam dedos.'),
      example: choices('Agora até eu entendi. | Com história tudo melhora.'),
    },
    asks: {
      prohibition: choices('E o que vão nos proibir? | Em que não se põe a mão?'),
      obligation: choices('Qual é a lição de casa? | E o que nos cabe, querendo ou não?'),
      deadline: choices('E o relógio, o que diz? | Quanto tempo até eu suar?'),
      warning: choices('Onde está a casca de banana? | Do que a gente foge?'),
      phone: choices('Quem vamos chamar? E não vale caça-fantasmas. | E quem atende o telefone?'),
    },
  },
  'storytelling,narrative': {
    remarks: {
      figure: choices(
        '{figure}: o número fica no ar. | {figure}. Um detalhe que pesa. | E a conta diz isto: {figure}.',
      ),
      phone: choices('Uma voz do outro lado da linha. | Há sempre alguém a quem chamar.'),
      prohibition: choices(
        'Uma porta que fica fechada. | Ali o caminho tem uma barreira. | Ninguém deve cruzar essa linha.',
      ),
      warning: choices('O perigo aparece. | Aqui se prende a respiração.'),
      obligation: choices('É uma tarefa que ninguém pode pular. | E o dever chama.'),
      exception: choices('Até a regra mais firme tem uma fresta. | Mas há um desvio.'),
      condition: choices('Ali o caminho se divide. | Tudo depende desse momento.'),
      steps: choices(
        '{count} passos, como as etapas de uma viagem. | Assim, em {count} passos, chega-se lá.',
      ),
      items: choices('{count} objetos sobre a mesa. | Cabem {count} objetos nessa mochila.'),
      example: choices('A cena diz tudo. | Agora se vê a história.'),
    },
    asks: {
      prohibition: choices('Que porta não deve ser aberta? | O que é proibido neste lugar?'),
      obligation: choices('Que tarefa espera? | O que deve fazer quem chega até aqui?'),
      deadline: choices('Quanto tempo resta? | O que marca o relógio?'),
      warning: choices('Que perigo espreita? | Onde é preciso pisar com cuidado?'),
      phone: choices('Quem pode ajudar? | A quem se pede ajuda?'),
    },
  },
};
