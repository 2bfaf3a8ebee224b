import { workerData } from 'node:worker_threads';
import { OWN, type PricingAnswer, type PricingThreadData } from '../../src/bounds/pricing/pricing-channel.js';

/** A thread that fails at its first task. */
const { own, port } = workerData as PricingThreadData;
const failure: PricingAnswer = { failed: 'out of order' };

Atomics.store(own, OWN.ready, 1);
Atomics.wait(own, OWN.asked, 0);
port.postMessage(failure);
Atomics.add(own, OWN.answered, 1);
Atomics.notify(own, OWN.answered);
