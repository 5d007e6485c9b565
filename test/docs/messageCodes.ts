import ts from 'typescript';

/**
 * Codes that a source declares in the types with these names: `{ code: 'x'; … }` in a union, or the union of the codes
 * itself.
 */
export function codesDeclared(source: string, typeName: RegExp): string[] {
  const codes: string[] = [];
  for (const statement of ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isTypeAliasDeclaration(statement) && typeName.test(statement.name.text))
      codes.push(...codesIn(statement.type));
  }
  return codes;
}

function codesIn(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(codesIn);
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  if (!ts.isTypeLiteralNode(type)) return [];
  return type.members.flatMap((member) =>
    ts.isPropertySignature(member) && member.name.getText() === 'code' && member.type ? codesIn(member.type) : [],
  );
}
