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
} satisfies Messages['account'];
