/**
 * Words in a header that leave its meaning as it is: `Quantidade entregue pelo extrativista`, `CPF informado`.
 */
export const ASIDES: ReadonlySet<string> = new Set(
  (
    'venda vendido vendida comercializado comercializada comercializacao entregue adquirido adquirida comprado comprada ' +
    'produtor familia rural completo completa oficial informado informada registrado registrada atual nf total real ' +
    'documento produto material pessoa fisico fisica fornecedor numero liquido usina planilha declarado declarada ' +
    'propriedade imovel cadastro cadastrado obrigatorio opcional digito apenas somente unidade medida unitario ' +
    'castanha acai babacu borracha pequi umbu mangaba buriti baru cacau pinhao murumuru andiroba jucara macauba piacava pirarucu soja milho mamona girassol dende palma'
  ).split(' '),
);

/** Words that make a header speak of something else, whatever else it says. */
export const OTHER_MATTERS: ReadonlySet<string> = new Set(
  (
    'nascimento mae pai conjuge telefone fone celular email endereco cep bairro banco agencia conta pix frete imposto icms ' +
    'funrural inss desconto taxa retencao subvencao subsidio saldo minimo limite lspa vsp mpa pm mensagem obs assinante rg ' +
    'inscricao estadual cfop ncm cst placa motorista veiculo rota comunidade sexo idade linha resultado conferencia devolucao ' +
    'quebra umidade impureza sequencial ordem foto latitude longitude site responsavel representante presidente'
  ).split(' '),
);
