/** A Portuguese policy with amounts, cases, bans and steps, for questions. */
export const RETURNS_POLICY = `
# Trocas e devoluções
## Prazos
O cliente tem 30 dias para devolver um produto sem uso. Para reclamar de um defeito, o cliente tem 90 dias. Pedidos da internet podem voltar em até 7 dias. O reembolso é feito em 10 dias úteis. A loja não pode reter o documento do cliente.
## Limites
O caixa pode devolver até R$ 80 sem autorização. O fiscal autoriza devoluções de até R$ 300. O gerente autoriza devoluções de até R$ 900.
## Na loja
Siga estes passos:
1. Confira a nota fiscal e a data da compra.
2. Examine o produto na frente do cliente.
3. Registre a troca no sistema.
4. Entregue o comprovante assinado.
## Casos especiais
Se o produto estiver molhado, chame o técnico da assistência. Se o cliente perder a nota fiscal, procure a compra pelo documento. Se a etiqueta estiver rasgada, pese o produto na balança do balcão. Se o cartão for de outra pessoa, peça a presença do titular.
## Cuidados
Não prometa um prazo diferente por telefone. Guarde o produto devolvido na prateleira amarela. Lacre a caixa com a fita da loja. Confirme o endereço de entrega com o cliente.
## Perguntas frequentes
### Posso trocar um presente sem nota fiscal?
Sim, pelo valor da etiqueta, em até 30 dias.
### O cliente pode receber em dinheiro uma compra feita no cartão?
Não. O valor volta para o mesmo cartão.
`;

/** Rules with a list under a ban, a table, and people who do different things. */
export const PAY_RULES = `# Working hours

## Before you start

Clock in within 5 minutes of the start of your shift.

The shift manager must sign the swap before the day of the shift.

The payroll officer must keep the time sheets in the locked cabinet.

The general director must approve unpaid leave of more than 20 days.

## You must NOT

- Work off the clock for any reason.
- Clock in for a colleague at the entrance.
- Leave the cash drawer open at the counter.

## Notice of absence

| Absence | Notice |
| --- | --- |
| Medical visit | 2 days |
| Holiday | 30 days |
| Unpaid leave | 45 days |
`;
