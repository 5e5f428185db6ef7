import type { Messages } from '../messages.ts';

export const account = {
  title: 'Minha conta',
  subtitle: 'Como você se chama e como entra no estúdio.',
  loadError: 'Não foi possível carregar a sua conta',
  saveError: 'Não foi possível salvar',
  saved: 'Salvo',
  save: 'Salvar',
  profile: { title: 'Seu nome', fullName: 'Nome completo' },
  credentials: {
    title: 'E-mail e senha',
    missing:
      'Você ainda entra pelo endereço do terminal, que serve uma única vez. Escolha um e-mail e uma senha para entrar quando quiser.',
    withoutPassword: 'Você entra com o seu provedor. Se quiser, escolha também uma senha.',
    current: 'Senha atual',
    newPassword: 'Nova senha',
    keep: 'Deixe em branco para manter a que você tem.',
    note: 'Ao salvar, suas sessões em outros dispositivos são encerradas.',
  },
  sessions: {
    title: 'Suas sessões',
    description: 'Onde o estúdio está aberto em seu nome. Encerre as que você não reconhecer.',
    loadError: 'Não foi possível carregar as suas sessões',
    endError: 'Não foi possível encerrar a sessão',
    ended: 'Sessão encerrada',
    othersEnded: 'As outras sessões foram encerradas',
    this: 'Esta sessão',
    device: '{{browser}} no {{system}}',
    unknownDevice: 'Dispositivo desconhecido',
    ways: {
      password: 'Com senha',
      provider: 'Pelo seu provedor',
      'admin-site': 'Pelo site de administração',
      'studio-link': 'Pelo endereço do terminal',
    },
    times: 'Último uso: {{used}}. Início: {{began}}.',
    end: 'Encerrar',
    endLabel: 'Encerrar a sessão de {{device}} {{address}}',
    endOthers: 'Encerrar as outras sessões',
  },
} satisfies Messages['account'];
