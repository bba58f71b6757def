import { startS3Server } from './s3-server';

// A program of its own for journeys, which import nothing: prints its address, until it is killed.
void startS3Server().then(({ url }) => process.stdout.write(`${url}\n`));
