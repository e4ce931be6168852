export interface ApiField {
  /** A nested field has a path: `metadata.gift_aid`. */
  name: string;
  /** With its limits: "integer, 1 to 1000000". */
  type: string;
  required: boolean;
  /** Empty if the name is clear. */
  description: string;
}

/** One call of an API, as its OpenAPI document describes it. */
export interface ApiOperation {
  /** Unique in the document; also the anchor of the entry. */
  id: string;
  method: 'GET' | 'POST';
  /** With parameters in braces: `/v1/donations/{id}`. */
  path: string;
  summary: string;
  parameters: readonly ApiField[];
  /** Fields of the body. Empty if the call has no body. */
  fields: readonly ApiField[];
  /** An example body to start from, as JSON. */
  example?: string | undefined;
  answers: readonly { status: string; description: string }[];
  /** The document's name for a successful answer: "Donation". */
  answerName: string;
  /** Fields of a successful answer. Empty if an earlier call describes them. */
  answerFields: readonly ApiField[];
}

export interface ApiRequest {
  method: ApiOperation['method'];
  /** The path with its parameters filled in. */
  path: string;
  /** Sent as the bearer token. */
  apiKey: string;
  /** JSON as the visitor wrote it. Undefined if the call has no body. */
  body?: string | undefined;
}

export interface ApiReply {
  /** Code and text: "201 Created". A dash if there was no answer. */
  status: string;
  /** The answer's body, or why there is none. */
  body: string;
}
