export const audit = {
  title: 'Registro de atividades',
  subtitle:
    'Quem entrou, quem recebeu acesso e o que foi excluído, exportado ou alterado. É guardado por um ano.',
  whose: 'Qual registro',
  wholeStudio: 'Todo o estúdio',
  ofCompany:
    'O que aconteceu nesta empresa e com as pessoas dela. De quem também é de outra empresa, você vê quando entrou e saiu, mas não de onde.',
  noCompany: 'Nenhum registro para ver',
  noCompanyDescription: 'Esta página é para quem administra uma empresa.',
  export: 'Exportar em CSV',
  exportError: 'Não foi possível exportar o registro',
  loadError: 'Não foi possível carregar o registro',
  empty: 'Ainda não há atividades registradas.',
  emptyFiltered: 'Não há atividades desse tipo.',
  filter: 'Tipo de atividade',
  all: 'Todas as atividades',
  somebody: 'Pessoa desconhecida',
  studio: 'O estúdio',
};
