import type { Messages } from '../messages.ts';

export const information = {
  about: {
    title: 'Sobre o Tarima',
    text: 'O Tarima transforma documentos, textos e páginas da web em vídeos com apresentador, cursos e podcasts. É software livre que cada organização instala em suas próprias máquinas.\n\n## O que faz\n\nLê seus documentos e escreve um roteiro que você revisa frase por frase; depois o conta com um apresentador e uma voz. De vários documentos sai um curso completo, e de um texto ou endereço da web, uma conversa entre duas vozes.\n\n## De onde vem o que diz\n\nCada frase guarda o arquivo e a página de onde veio. O que você muda fica marcado como seu, e nada é gerado até que você aprove.\n\n## Sem depender de ninguém\n\nFunciona sem conexão e sem chaves de outros serviços. Quem administra o estúdio pode conectar modelos de linguagem, vozes e apresentadores externos.',
  },
  contact: {
    title: 'Contato',
    text: 'Este estúdio é administrado pela sua organização: escreva à pessoa que lhe deu o endereço de entrada.\n\n## Acessos e empresas\n\nQuem administra sua empresa convida mais pessoas, muda o que elas podem fazer e prepara links para uma nova senha na página Membros e empresa.\n\n## Quando algo falha\n\nDiga o que estava fazendo e a que horas: é assim que a falha é encontrada no registro do servidor. Seu trabalho não se perde; os roteiros são salvos enquanto você escreve e os vídeos em andamento continuam sozinhos.',
  },
  privacy: {
    title: 'Privacidade',
    text: '## O que é guardado\n\nSeus documentos, roteiros, vídeos e podcasts ficam no servidor da sua organização.\n\n## Quem vê\n\nSó as pessoas da sua empresa. Quem administra o estúdio pode exportar ou excluir seus dados se você pedir. Quem administra a sua empresa também vê, por um ano, quando você entra e sai e o que exclui ou exporta nela; de que endereço você entra, só se não pertencer a outra empresa.\n\n## Serviços externos\n\nCom a configuração inicial nada sai desse servidor. Se quem o administra conectar serviços de texto, voz ou apresentadores, eles recebem o conteúdo necessário.\n\n## Neste navegador\n\nFicam guardados sua sessão, o idioma e a aparência. Não há rastreadores nem publicidade.',
  },
  terms: {
    title: 'Termos',
    text: '## O programa\n\nO Tarima é distribuído sob a licença AGPL-3.0 ou posterior, sem garantia. Você pode usá-lo, estudá-lo, modificá-lo e compartilhá-lo segundo essa licença.\n\n## O que você faz com ele\n\nVocê é responsável por ter o direito de usar os documentos que envia e por revisar cada vídeo antes de publicá-lo. Diga que as vozes e os apresentadores são sintéticos quando quem assiste pode não saber.\n\n## Sua organização\n\nEla pode acrescentar suas próprias condições.',
  },
  help: {
    title: 'Ajuda',
    text: '## Um vídeo\n\n1. Envie seus documentos e diga para quem é.\n\n2. Revise o roteiro: mude o que quiser e salve.\n\n3. Escolha apresentador, voz e sotaque, veja a prévia e gere.\n\n4. Assista e baixe em Meus vídeos.\n\n## Um curso\n\n1. Envie seus documentos ou comece por uma área de interesse no designer de cursos.\n\n2. Escolha quantos conteúdos e organize a estrutura.\n\n3. Revise os roteiros e gere os vídeos, um por um ou todos.\n\n## Um podcast\n\n1. Cole um texto, endereços da web ou envie um arquivo; ou escolha o podcast no menu de um projeto, e ele será feito dos documentos.\n\n2. Escolha as duas vozes e a duração.\n\n3. Ouça, corrija o roteiro e publique.\n\n## Arquivos\n\nAté 10 de cada vez, de 50 MB cada um: PDF, Word, PowerPoint, AI, SVG e imagens JPG, PNG e TIFF. Um arquivo danificado ou protegido por senha é recusado com o motivo; os outros são mantidos.\n\n## Enquanto espera\n\nVocê pode fechar a página: o trabalho continua e você o encontra onde o deixou, em Projetos.',
  },
} satisfies Messages['information'];
