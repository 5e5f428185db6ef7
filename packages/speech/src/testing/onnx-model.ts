/**
 * A writer of small ONNX models, so that tests need no files. ONNX is protocol buffers; field
 * numbers are those of `onnx.proto`.
 */

const FLOAT = 1;
const INT64 = 7;
type Kind = 'float' | 'int64';
const kinds: Record<Kind, number> = { float: FLOAT, int64: INT64 };

/** `dims` are sizes or names of sizes. */
export type OnnxValue = { name: string; kind: Kind; dims: (number | string)[] };
/** Of one dimension, or a single number. */
export type OnnxConstant = { name: string; kind: Kind; values: number[] | number };
export type OnnxNode = {
  operator: string;
  inputs: string[];
  output: string;
  /** Whole numbers, such as `{ to: 1 }` of a Cast. */
  attributes?: Record<string, number>;
};

export type OnnxModel = {
  inputs: OnnxValue[];
  output: OnnxValue;
  constants: OnnxConstant[];
  nodes: OnnxNode[];
  metadata?: Record<string, string>;
};

/** The model's file: opset 15, IR 8. */
export function encodeOnnx({ inputs, output, constants, nodes, metadata = {} }: OnnxModel): Buffer {
  const graph = [
    ...nodes.map((node) => field(1, encodeNode(node))),
    field(2, 'tiny'),
    ...constants.map((constant) => field(5, encodeConstant(constant))),
    ...inputs.map((value) => field(11, encodeValue(value))),
    field(12, encodeValue(output)),
  ];
  return Buffer.concat([
    integer(1, 8),
    field(7, Buffer.concat(graph)),
    field(8, Buffer.concat([field(1, ''), integer(2, 15)])),
    ...Object.entries(metadata).map(([key, value]) =>
      field(14, Buffer.concat([field(1, key), field(2, value)])),
    ),
  ]);
}

function encodeNode({ operator, inputs, output, attributes = {} }: OnnxNode): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => field(1, name)),
    field(2, output),
    field(4, operator),
    ...Object.entries(attributes).map(([name, value]) =>
      field(5, Buffer.concat([field(1, name), integer(3, value), integer(20, 2)])),
    ),
  ]);
}

function encodeConstant({ name, kind, values }: OnnxConstant): Buffer {
  const list = [values].flat();
  const data =
    kind === 'float'
      ? Buffer.from(new Float32Array(list).buffer)
      : Buffer.from(new BigInt64Array(list.map(BigInt)).buffer);
  return Buffer.concat([
    ...(Array.isArray(values) ? [integer(1, values.length)] : []),
    integer(2, kinds[kind]),
    field(8, name),
    field(9, data),
  ]);
}

function encodeValue({ name, kind, dims }: OnnxValue): Buffer {
  const shape = dims.map((dim) =>
    field(1, typeof dim === 'number' ? integer(1, dim) : field(2, dim)),
  );
  const tensor = Buffer.concat([integer(1, kinds[kind]), field(2, Buffer.concat(shape))]);
  return Buffer.concat([field(1, name), field(2, field(1, tensor))]);
}

/** A field with a length: text, bytes or another message. */
function field(number: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([variable((number << 3) | 2), variable(bytes.length), bytes]);
}

const integer = (number: number, value: number) =>
  Buffer.concat([variable(number << 3), variable(value)]);

/** Seven bits a byte, lowest first. */
function variable(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
