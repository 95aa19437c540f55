import { registry } from '@waybill/contract/registry.ts';
import { openapiFiles } from '../kernel/serve-openapi.ts';

/** Returns the files of the OpenAPI documents of all calls, for the build. */
export const makeOpenapiFiles = (): ReturnType<typeof openapiFiles> => openapiFiles(registry);
