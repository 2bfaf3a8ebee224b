import { receiveMessageOnPort, workerData } from 'node:worker_threads';
import { createKernelPricer, type KernelPricer } from './kernel-pricer.js';
import { inTurn, OWN, type PricerState, type PricingAnswer, type PricingTask, type PricingThreadData, SHARED } from './pricing-channel.js';

/** A thread that prices the classes which no other thread of its pricer has taken. */
function serve({ relaxation, shared, own, port }: PricingThreadData): void {
  const answer = (result: PricingAnswer): void => {
    port.postMessage(result);
    Atomics.add(own, OWN.answered, 1);
    Atomics.notify(own, OWN.answered);
  };
  try {
    const pricer = createKernelPricer(relaxation);
    Atomics.store(own, OWN.ready, 1);
    for (let seen = 0; ; seen++) {
      Atomics.wait(own, OWN.asked, seen);
      const { state, duals, options } = receiveMessageOnPort(port)!.message as PricingTask;
      if (state !== null) tell(pricer, state);
      answer(pricer.price(duals, { ...options, shouldStop: () => Atomics.load(shared, SHARED.stop) === 1, classes: inTurn(shared, relaxation.classes.length) }));
    }
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) });
  }
}

function tell(pricer: KernelPricer, { neighbourhoods, relaxed, forbidden }: PricerState): void {
  if (neighbourhoods !== null) pricer.setNeighbourhoods(neighbourhoods);
  if (relaxed !== null) pricer.relax(relaxed);
  forbidden.forEach((arcs, cls) => arcs !== null && pricer.forbidArcs(cls, arcs));
}

serve(workerData as PricingThreadData);
