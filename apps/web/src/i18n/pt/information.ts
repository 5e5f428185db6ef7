import type { Messages } from '../messages.ts';

export const information = {
  about: {
    title: 'Sobre o Tarima',
    text: 'O Tarima transforma documentos, textos e páginas da web em vídeos com apresentador, cursos e podcasts. É software livre que cada organização instala em suas próprias máquinas.\n\nO roteiro é escrito a partir dos seus documentos: cada frase guarda de onde veio, e nada é gerado até que você aprove.',
  },
  contact: {
    title: 'Contato',
    text: 'Este estúdio é administrado pela sua organização. Para acessos, empresas ou problemas com seus vídeos, escreva à pessoa que lhe deu o endereço de entrada.\n\nQuando algo falhar, diga o que estava fazendo e a hora: é assim que se encontra no registro do servidor.',
  },
  privacy: {
    title: 'Privacidade',
    text: 'Seus documentos, roteiros e vídeos ficam no servidor da sua organização, e só as pessoas da sua empresa os veem.\n\nCom a configuração inicial nada sai desse servidor. Se quem o administra conectar serviços externos de texto, voz ou apresentadores, o conteúdo necessário é enviado a esses serviços.\n\nEste navegador guarda sua sessão, o idioma e a aparência. Não há rastreadores nem publicidade.',
  },
  terms: {
    title: 'Termos',
    text: 'O Tarima é distribuído sob a licença AGPL-3.0 ou posterior, sem garantia. Você pode usá-lo, estudá-lo, modificá-lo e compartilhá-lo segundo essa licença.\n\nVocê é responsável por ter o direito de usar os documentos que envia e por revisar o vídeo antes de publicá-lo. Sua organização pode acrescentar suas próprias condições.',
  },
  help: {
    title: 'Ajuda',
    text: '1. Envie até 10 arquivos de 50 MB e diga para quem é o vídeo.\n\n2. Revise o roteiro: mude o que quiser e salve.\n\n3. Escolha apresentador, voz e sotaque, veja a prévia e gere.\n\n4. Em Meus vídeos você pode ver, baixar ou excluir. Se fechar a página, o trabalho continua.\n\nUm arquivo danificado ou protegido por senha é recusado com o motivo; os outros são mantidos.',
  },
} satisfies Messages['information'];
