export interface ApiField {
  /** A nested field has a path: `metadata.gift_aid`. */
  name: string;
  /** With its limits: "integer, 1 to 1000000". */
  type: string;
  required: boolean;
  description: string;
}

/** A call in an OpenAPI document. */
export interface ApiOperation {
  /** Also the anchor on the page. */
  id: string;
  method: 'GET' | 'POST';
  /** With parameters in braces: `/v1/donations/{id}`. */
  path: string;
  summary: string;
  parameters: readonly ApiField[];
  /** Fields of the body. */
  fields: readonly ApiField[];
  /** A body to start from, as JSON. */
  example?: string | undefined;
  answers: readonly { status: string; description: string }[];
  /** Name of a successful answer: "Donation". */
  answerName: string;
  /** Empty if an earlier call describes them. */
  answerFields: readonly ApiField[];
}

export interface ApiRequest {
  method: ApiOperation['method'];
  /** With its parameters filled in. */
  path: string;
  apiKey: string;
  /** JSON as the visitor wrote it. */
  body?: string | undefined;
}

export interface ApiReply {
  /** Code and text: "201 Created". A dash if there was no answer. */
  status: string;
  /** The answer's body, or why there is none. */
  body: string;
}
