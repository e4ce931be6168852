/** One field of a body or a parameter of an address. */
export interface ApiField {
  /** `metadata.gift_aid` for a field within a field. */
  name: string;
  /** "integer, 1 to 1000000". */
  type: string;
  /** Whether a call without it is refused. */
  required: boolean;
  /** What it means. Empty where the name says it. */
  description: string;
}

/** One call of an API, as its OpenAPI document describes it. */
export interface ApiOperation {
  /** Unique in the document; the anchor of the entry. */
  id: string;
  /** The method of the call. */
  method: 'GET' | 'POST';
  /** With parameters in braces: `/v1/donations/{id}`. */
  path: string;
  /** What the call does, in a few words. */
  summary: string;
  /** Parameters of the address. */
  parameters: readonly ApiField[];
  /** Fields of the body. Empty where none is sent. */
  fields: readonly ApiField[];
  /** A body to begin with, as JSON. */
  example?: string | undefined;
  /** Every status that may be answered, and what it means. */
  answers: readonly { status: string; description: string }[];
  /** What the document calls the answer when it went well: "Donation". */
  answerName: string;
  /** Its fields. Empty where an earlier call describes them. */
  answerFields: readonly ApiField[];
}

/** A call that a visitor makes. */
export interface ApiRequest {
  /** The method of the call. */
  method: ApiOperation['method'];
  /** With its parameters filled in. */
  path: string;
  /** Sent as the bearer token. */
  apiKey: string;
  /** JSON as the visitor wrote it. Undefined where none is sent. */
  body?: string | undefined;
}

/** What came back. */
export interface ApiReply {
  /** Code and text: "201 Created". A dash where no answer came. */
  status: string;
  /** The answer’s body, or why there is none. */
  body: string;
}
