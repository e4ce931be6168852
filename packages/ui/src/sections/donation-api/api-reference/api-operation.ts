/** One field of a body or a parameter of an address. */
export interface ApiField {
  /** `metadata.gift_aid` for a field within a field. */
  name: string;
  /** "integer, 1 to 1000000". */
  type: string;
  required: boolean;
  description: string;
}

/** One call of an API, as its OpenAPI document describes it. */
export interface ApiOperation {
  /** Unique in the document; the anchor of the entry. */
  id: string;
  method: 'GET' | 'POST';
  /** With parameters in braces: `/v1/donations/{id}`. */
  path: string;
  summary: string;
  /** Parameters of the address. */
  parameters: readonly ApiField[];
  /** Fields of the body. Empty where none is sent. */
  fields: readonly ApiField[];
  /** A body to begin with, as JSON. */
  example?: string | undefined;
  answers: readonly { status: string; description: string }[];
  /** What the document calls the answer when it went well: "Donation". */
  answerName: string;
  /** Its fields. Empty where an earlier call describes them. */
  answerFields: readonly ApiField[];
}

/** A call that a visitor makes. */
export interface ApiRequest {
  method: ApiOperation['method'];
  /** With its parameters filled in. */
  path: string;
  apiKey: string;
  body?: string | undefined;
}

/** What came back. `status` is the whole status line, or says why there is none. */
export interface ApiReply {
  status: string;
  body: string;
}
