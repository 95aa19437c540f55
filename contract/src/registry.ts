import { allContracts } from './generated/all-contracts.ts';
import type { Endpoint, BodyOf, InputOf, OutputOf, ParamsOf, QueryOf } from './kernel/endpoint.ts';

type Contracts = typeof allContracts;
type AnyEndpoint = { [Room in keyof Contracts]: Contracts[Room][keyof Contracts[Room]] }[keyof Contracts];

/** Every room's calls by id, with their types. */
export type Registry = { [One in AnyEndpoint as One['id']]: One };
export type EndpointId = keyof Registry;

/** All endpoints in the order of their rooms. */
export const registry: readonly Endpoint[] = Object.values(allContracts).flatMap((contract): Endpoint[] =>
  Object.values(contract),
);

export type CallInput<Id extends EndpointId> = InputOf<Registry[Id]>;
export type CallOutput<Id extends EndpointId> = OutputOf<Registry[Id]>;
export type { BodyOf, ParamsOf, QueryOf };
