/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export const REQUEST_FIELDS = {
  "name": {
    "required": false,
    "type": "string",
    "maxLength": 4096
  },
  "objective": {
    "required": false,
    "type": "string",
    "values": [
      "min_total_distance",
      "min_total_cost"
    ]
  },
  "node_num": {
    "required": true,
    "type": "integer",
    "bounds": {
      "integer": true,
      "minimum": 1,
      "exclusive": false,
      "maximum": 2147483647
    }
  },
  "node_positions": {
    "required": false,
    "type": "array",
    "item": {
      "integer": false,
      "minimum": -1000000000000,
      "exclusive": false,
      "maximum": 1000000000000
    },
    "length": "node_num"
  },
  "vehicle_num": {
    "required": true,
    "type": "integer",
    "bounds": {
      "integer": true,
      "minimum": 1,
      "exclusive": false,
      "maximum": 2147483647
    }
  },
  "distance_matrix": {
    "required": true,
    "type": "array",
    "item": {
      "integer": false,
      "minimum": 0,
      "exclusive": false,
      "maximum": 1000000000000
    },
    "length": "node_num"
  },
  "start_nodes": {
    "required": true,
    "type": "array",
    "item": {
      "integer": true,
      "minimum": 0,
      "exclusive": false,
      "maximum": 2147483646
    },
    "length": "vehicle_num"
  },
  "end_nodes": {
    "required": true,
    "type": "array",
    "item": {
      "integer": true,
      "minimum": 0,
      "exclusive": false,
      "maximum": 2147483646
    },
    "length": "vehicle_num"
  },
  "node_demands": {
    "required": true,
    "type": "array",
    "item": {
      "integer": false,
      "minimum": 0,
      "exclusive": false,
      "maximum": 1000000000000
    },
    "length": "node_num"
  },
  "vehicles_capacity": {
    "required": true,
    "type": "array",
    "item": {
      "integer": false,
      "minimum": 0,
      "exclusive": false,
      "maximum": 1000000000000
    },
    "length": "vehicle_num"
  },
  "vehicle_fixed_costs": {
    "required": false,
    "type": "array",
    "item": {
      "integer": false,
      "minimum": 0,
      "exclusive": false,
      "maximum": 1000000000000
    },
    "length": "vehicle_num"
  },
  "vehicle_unit_distance_costs": {
    "required": false,
    "type": "array",
    "item": {
      "integer": false,
      "minimum": 0,
      "exclusive": false,
      "maximum": 1000000000000
    },
    "length": "vehicle_num"
  },
  "node_time_windows": {
    "required": false,
    "type": "array",
    "item": {
      "integer": false,
      "minimum": -1000000000000,
      "exclusive": false,
      "maximum": 1000000000000
    },
    "length": "node_num"
  },
  "node_service_time": {
    "required": false,
    "type": "array",
    "item": {
      "integer": false,
      "minimum": 0,
      "exclusive": false,
      "maximum": 1000000000000
    },
    "length": "node_num"
  },
  "vehicle_speeds": {
    "required": false,
    "type": "array",
    "item": {
      "integer": false,
      "minimum": 0,
      "exclusive": true,
      "maximum": 1000000000000
    },
    "length": "vehicle_num"
  },
  "max_working_hours": {
    "required": false,
    "type": "number",
    "bounds": {
      "integer": false,
      "minimum": 0,
      "exclusive": true,
      "maximum": 1000000000000
    }
  },
  "base_start_time": {
    "required": false,
    "type": "array",
    "item": {
      "integer": true,
      "minimum": 0,
      "exclusive": false,
      "maximum": 59
    }
  },
  "time_limit_seconds": {
    "required": false,
    "type": "integer",
    "bounds": {
      "integer": true,
      "minimum": 1,
      "exclusive": false,
      "maximum": 1.7976931348623157e+308
    },
    "message": "time_limit_seconds must be a positive integer"
  },
  "late_penalty_per_min": {
    "required": false,
    "type": "number",
    "bounds": {
      "integer": false,
      "minimum": 0,
      "exclusive": false,
      "maximum": 1000000000000
    }
  },
  "callback_url": {
    "required": false,
    "type": "string",
    "maxLength": 2048
  },
  "seed": {
    "required": false,
    "type": "integer",
    "bounds": {
      "integer": true,
      "minimum": 0,
      "exclusive": false,
      "maximum": 4294967295
    }
  },
  "iterations": {
    "required": false,
    "type": "integer",
    "bounds": {
      "integer": true,
      "minimum": 1,
      "exclusive": false,
      "maximum": 1000000000
    }
  },
  "strategy": {
    "required": false,
    "type": "string",
    "maxLength": 64
  },
  "bound": {
    "required": false,
    "type": "string",
    "maxLength": 16,
    "message": "bound must be default or strong"
  }
};
export const REQUEST_RULES = {
  "depotDemand": {
    "loc": [
      "body"
    ],
    "message": "Depot/start/end node {node} demand must be 0 (got {value})"
  }
};
