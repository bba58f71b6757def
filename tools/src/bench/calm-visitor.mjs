// Requests a page at a constant rate and prints the time of each answer in ms, as JSON. A slow
// answer delays no other request, so that all who wait for it are counted.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [url = '', headers = '{}', rate, seconds] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

/** @returns {Promise<number>} */
const visit = () =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { agent, headers: JSON.parse(headers) }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - startedAt));
    }).once('error', reject);
  });

const pauseMs = 1000 / Number(rate);
const startedAt = performance.now();
const visits = [];
for (let count = 0; count < Number(rate) * Number(seconds); count += 1) {
  await sleep(Math.max(0, startedAt + count * pauseMs - performance.now()));
  visits.push(visit());
}
process.stdout.write(JSON.stringify(await Promise.all(visits)));
agent.destroy();
